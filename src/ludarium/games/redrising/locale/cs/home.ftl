### Red Rising: what the page says about the game before it is loaded, in Czech.

## The game and its options

web-game-redrising = Rudý úsvit
web-pitch-redrising = Sbírejte postavy, které mají společně větší cenu než každá zvlášť.
web-length-redrising = 45 min
web-difficulty-redrising = Mnoho různých karet
web-alone-redrising = Sólo, proti Automě
# The bots, in the order of their seats
web-bots-redrising = Vega, Orion, Lyra, Rigel, Nova, Atlas
web-option-redrising-level = Úroveň Automy
web-option-redrising-level-1 = 1: Zcela zrezivělá
web-option-redrising-level-2 = 2: Skřípající (normální)
web-option-redrising-level-3 = 3: Seřízená
web-option-redrising-level-4 = 4: Optimální
web-option-redrising-level-5 = 5: Vycizelovaná
web-option-redrising-level-6 = 6: Dokonale vyladěná
web-option-redrising-variant = Varianta s více postavami
web-option-redrising-variant-0 = Ne
web-option-redrising-variant-1 = Ano
web-option-redrising-fair = Ochrana malé ruky (krást a vyhošťovat lze jen tomu, kdo má víc karet než na začátku)
web-option-redrising-fair-0 = Ne
web-option-redrising-fair-1 = Ano
web-option-redrising-twice = Šedá karta v jednom „za každou“
web-option-redrising-twice-0 = počítá se jednou
web-option-redrising-twice-1 = počítá se dvakrát, vyhovuje-li dvakrát
web-option-redrising-house = Kolej hráče { $number }
web-option-redrising-house-0 = Náhodná
web-option-redrising-house-1 = Apollón
web-option-redrising-house-2 = Ceres
web-option-redrising-house-3 = Diana
web-option-redrising-house-4 = Jupiter
web-option-redrising-house-5 = Mars
web-option-redrising-house-6 = Minerva

## The companion

web-companion = Pomocník Automy

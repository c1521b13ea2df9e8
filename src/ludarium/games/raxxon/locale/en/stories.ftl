### Raxxon: the stories of its cards, in English.

## Raxxon's ...

card-raxxons_guards = Raxxon’s Guards
story-raxxons_guards = A van pulls up: six guards, six rifles, six satisfaction surveys. They will shoot confirmed cases only and move everyone else along. All they need is a signature for the ammunition.
choice-raxxons_guards-1 = Sign, and let them shoot the infected
choice-raxxons_guards-2 = Send them away and let the crowd grow

card-raxxons_wards = Raxxon’s Wards
story-raxxons_wards = The locks in quarantine have failed again. Raxxon has a wing where they never do: white, quiet, a camera over each bed. The company keeps the keys, the footage and the visiting hours.
choice-raxxons_wards-1 = Move the patients to Raxxon’s wing
choice-raxxons_wards-2 = Trust the old locks once more

card-raxxons_scanners = Raxxon’s Scanners
story-raxxons_scanners = The scanner tells the sick from the healthy in a second, and nobody in line notices a thing. It never forgets. The engineer assures us that the data will not leave the company.
choice-raxxons_scanners-1 = Scan the line and give up the data
choice-raxxons_scanners-2 = Check people by hand, for all to see

card-raxxons_buses = Raxxon’s Buses
story-raxxons_buses = The company bus has one free seat and a film crew waiting to see who gets it. No film, no trip, says the driver. He would rather bring back from the camp the one who complained the loudest.
choice-raxxons_buses-1 = Fill the seat and wave to the camera
choice-raxxons_buses-2 = Refuse the film and take a brawler back

card-raxxons_funds = Raxxon’s Funds
story-raxxons_funds = Money has reached the department’s account: overtime paid, reports closed, the night off. Purpose of payment: “friendship”. Returning it takes a form, a stamp and a line that is getting longer.
choice-raxxons_funds-1 = Keep the money and catch your breath
choice-raxxons_funds-2 = Return it and face the longer line

card-raxxons_broadcast = Raxxon’s Broadcast
story-raxxons_broadcast = Raxxon owns the channel, the screens on the square and the most soothing presenter in the country. One bulletin, and the shouting stops. The logo in the corner will stay on afterward.
choice-raxxons_broadcast-1 = Put the presenter on air
choice-raxxons_broadcast-2 = Switch off the screens; let them shout

card-raxxons_lab = Raxxon’s Lab
story-raxxons_lab = The laboratory requests one patient from quarantine. Not to treat; to watch the virus at work. The form has a box for the date of admission and none for the date of discharge.
choice-raxxons_lab-1 = Hand a patient over to the lab
choice-raxxons_lab-2 = Refuse, and give the virus a head start

card-raxxons_cordon = Raxxon’s Cordon
story-raxxons_cordon = Overnight a fence has grown around the square: neat, gray, and on no map of the city. Nobody new gets through. Passes are issued by Raxxon, on weekdays, from 9:00 to 9:15.
choice-raxxons_cordon-1 = Let the fence stand
choice-raxxons_cordon-2 = Tear it down and let people in

## Stories in two parts

card-spokesperson = Spokesperson
story-spokesperson = Behind dark glasses in the crowd hides a star the whole country knows. Raxxon offers a seat on tonight’s plane. In return, that face will spend a few years explaining why the company was right.
choice-spokesperson-1 = Let the star sign and fly
choice-spokesperson-2 = Keep the star here, fans and all

card-spokesperson_2 = Spokesperson Part 2
story-spokesperson_2 = The famous face is on every screen; whether it is the star or a copy, Legal declines to say. Warmly, on the company’s behalf, it asks for patience. Even the brawlers have stopped to listen.
choice-spokesperson_2-1 = Let it finish
choice-spokesperson_2-2 = Cut it off; a furious fan comes back

card-trial_drug = Trial Drug
story-trial_drug = The vial has a number instead of a name. The company’s rep needs one of the sick and a room without windows. The consent form is already signed; only the patient’s name is missing.
choice-trial_drug-1 = Give the rep a patient
choice-trial_drug-2 = Show the rep out and check the next one

card-trial_drug_2 = Trial Drug Part 2
story-trial_drug_2 = The trial is over; where it was held, and on whom, is confidential. The drug abolishes fatigue, and anyone who takes it sheds the virus for a week. Raxxon offers us a box, or will settle for a kind word in the press.
choice-trial_drug_2-1 = Take the drug and spread the virus
choice-trial_drug_2-2 = Praise it in the press, take none

card-leaked_file = Leaked File
story-leaked_file = A folder has been pushed under the door: tests, dates, signatures, all on Raxxon letterhead. Publish it, and the company’s nurses walk off the wards. Hide it, and the rumor alone will fill the square.
choice-leaked_file-1 = Publish it, and lose the nurses
choice-leaked_file-2 = Hide it, and let the rumor draw people

card-leaked_file_2 = Leaked File Part 2
story-leaked_file_2 = A courteous man from Raxxon has come for the original; somebody always keeps the original. For it he will show us the company’s plans and let us rearrange a few. Otherwise he will read out the names in the folder, here and in the camp.
choice-leaked_file_2-1 = Trade the folder for the plans
choice-leaked_file_2-2 = Keep it, and let him read out names

card-convoy = Convoy
story-convoy = A company convoy leaves in ten minutes with two seats to spare. It travels with sirens, flags and a brass band, so that nobody misses it. Everyone who hears it will come to ask about a third.
choice-convoy-1 = Put two aboard, band playing
choice-convoy-2 = Wave it off and check who is left

card-convoy_2 = Convoy Part 2
story-convoy_2 = The convoy is stuck at the bridge: a brawl in the first truck, a cough in the second. The sentry will let one of them through. The other turns around and comes home.
choice-convoy_2-1 = Take back the brawlers
choice-convoy_2-2 = Take back the cough

## A character is in play

card-old_comrades = Old Comrades
story-old_comrades = The pilot on the radio served with Thomas Hart and still owes him one. He can clear a whole street in a single pass. Or he can take the lieutenant’s shift, in his new uniform: Raxxon’s.
choice-old_comrades-1 = Clear the street from the air
choice-old_comrades-2 = Give the shift to Raxxon’s pilot

card-line_of_fire = Line of Fire
story-line_of_fire = Lieutenant Thomas Hart has a man with a crowbar in his sights. One shot would settle it, and bring the man’s brother back from the camp. Without it the argument drags on, and arguments draw a crowd.
choice-line_of_fire-1 = Shoot, and expect the brother
choice-line_of_fire-2 = Hold fire and let the crowd gather

card-exclusive = Exclusive
story-exclusive = Meryl Wolfe has a window over the square, a long lens and a deadline. She will find out who is who, if one face goes on the front page. Raxxon has sent an article too, headline included.
choice-exclusive-1 = Take the pictures and print one face
choice-exclusive-2 = Print Raxxon’s article

card-off_the_record = Off the Record
story-off_the_record = A Raxxon accountant will talk, but only to Meryl Wolfe, only today and only out of town. The share price would not survive it. In the corridor someone from the company is already asking for her.
choice-off_the_record-1 = Let her go; do without her today
choice-off_the_record-2 = Keep her here and receive the visitor

card-town_hall = Town Hall
story-town_hall = Mayor Brian Lee wants to speak from the town hall steps. He is good at it: fists open, heads nod, passers-by stop to listen. Silence would be heard too, as far away as the camp.
choice-town_hall-1 = Let him speak, and let people gather
choice-town_hall-2 = Cancel it; a brawler comes to ask why

card-campaign_donor = Campaign Donor
story-campaign_donor = Brian Lee’s most generous donor turns out to be Raxxon. It can have two of the mayor’s decisions struck from the minutes. Or he can read the donor list from the balcony; two more of them are in the crowd.
choice-campaign_donor-1 = Have the minutes tidied
choice-campaign_donor-2 = Read out the list, name by name

card-burning_block = Burning Block
story-burning_block = The block is on fire, and Gabriel Diaz has his hand on the fire door. Closed, it will stop the flames, and the two people behind it. Open, it will let the whole block out into the square.
choice-burning_block-1 = Close the door and let the two die
choice-burning_block-2 = Leave it open and take everyone in

card-ladder_crew = Ladder Crew
story-ladder_crew = Gabriel Diaz’s crew can get one person over the wall tonight. A ladder works in both directions, and on the camp side someone is already waiting for it. Raxxon, for its part, would like to buy the ladder.
choice-ladder_crew-1 = Put the ladder up, both directions
choice-ladder_crew-2 = Sell Raxxon the ladder

card-sample_kit = Sample Kit
story-sample_kit = K.D. James of the CDC has one sterile kit left: gloves, swabs, a sealed stretcher. Carry a patient out, and someone else in line will lose their nerve. Save the kit, and it expires at midnight.
choice-sample_kit-1 = Use it: isolate one patient
choice-sample_kit-2 = Save the kit, not the street

card-phone_from_head_office = Phone from Head Office
story-phone_from_head_office = A courier brings K.D. James a telephone with one button. It is Raxxon’s head office, glad to take two worries off her hands, just like that. If nobody answers, it will be glad to visit in person.
choice-phone_from_head_office-1 = Answer, and accept the favor
choice-phone_from_head_office-2 = Let it ring until they come

card-company_car = Company Car
story-company_car = The Liaison’s car has tinted windows, right of way and one free seat. Anyone who gets in is saved, and crosses the whole city under the logo. While it stands there, onlookers gather.
choice-company_car-1 = Give the seat to someone healthy
choice-company_car-2 = Leave it standing among the onlookers

card-doubts = Doubts
story-doubts = Under an order to open the vents in Ward Six, the Liaison has found a familiar signature: the Liaison’s own. Revoking it would take all day and embarrass the company. Otherwise it takes effect at four.
choice-doubts-1 = Let the Liaison go and revoke it
choice-doubts-2 = Let the order take effect

## A type is face up in the crowd

card-riot = Riot
story-riot = The first cobblestone has gone through the first window. A marksman has one of the ringleaders in view and is waiting for a nod. We could also wait until they tire; their friends are on the way to help.
choice-riot-1 = Nod to the marksman
choice-riot-2 = Wait, though friends are on the way

card-stampede = Stampede
story-stampede = Someone shouted that masks were being handed out here, and people came running out of the side streets. If the gate stays open, they will all come in. Or we shut it, count who is left and call it a day.
choice-stampede-1 = Leave the gate open
choice-stampede-2 = Shut the gate and call it a day

card-silent_spread = Silent Spread
story-silent_spread = No fever, no cough, excellent spirits: a carrier, who has shaken hands with everyone nearby. The protocol for those hands is one line long. The ammunition for it has been delivered.
choice-silent_spread-1 = Shoot everyone standing close by
choice-silent_spread-2 = Send them home to wash their hands

card-rupture = Rupture
story-rupture = One of the infected is swelling, and the nurse has stopped taking notes. A shot now will also cost the life of whoever stands alongside. In a minute no shot will be needed.
choice-rupture-1 = Shoot now, bystander included
choice-rupture-2 = Step back and wait a minute

card-mercy = Mercy
story-mercy = He went out for bread on Tuesday and has been held ever since: no charges, no symptoms, no bread. Raxxon will gladly release him, on camera, with a director’s hand on his shoulder.
choice-mercy-1 = Free him in front of the cameras
choice-mercy-2 = Put him back in the growing crowd

card-lost_child = Lost Child
story-lost_child = The family is ready to go: mother, father, four suitcases. The boy was here a moment ago. The loudspeaker would find him in a minute, and call out half the district along with him.
choice-lost_child-1 = Page the boy and get them all out
choice-lost_child-2 = Let them go and look for him

card-fever = Fever
story-fever = The thermometer says 100.8. There are no other symptoms, but the protocol does not ask for others. Raxxon’s clinic out of town takes such cases without questions, and never forgets a favor.
choice-fever-1 = Send the case to Raxxon’s clinic
choice-fever-2 = Follow the protocol and shoot

card-known_face = Known Face
story-known_face = You know this man: from the third floor, always held the door for you. He has recognized you too, and asks for nothing. You could do the drive out of the city yourself, but you would not be back before dark.
choice-known_face-1 = Drive him out and be gone for the day
choice-known_face-2 = Look away and check the next one

## The state of the game

card-breach = Breach
story-breach = The quarantine door is wide open, the guard’s chair still warm. Raxxon’s people will have everyone back within the hour; the invoice is ready. Meanwhile, someone in a hospital gown is crossing the street.
choice-breach-1 = Pay Raxxon to round them all up
choice-breach-2 = Let one of them reach the crowd

card-last_doses = Last Doses
story-last_doses = The last doses are in the refrigerator, and the lock on it is Raxxon’s. The company will open it for one patient from quarantine, to keep. If that does not suit us, it has other proposals.
choice-last_doses-1 = Trade a patient for the doses
choice-last_doses-2 = Hear the other proposals

card-ultimatum = Ultimatum
story-ultimatum = The letter from Raxxon has two lines. Either the company gives the orders here from now on, or it cuts the power. The lights have already blinked, by way of a signature.
choice-ultimatum-1 = Refuse, and go home in the dark
choice-ultimatum-2 = Sign, and keep the lights on

card-empty_streets = Empty Streets
story-empty_streets = Half the windows are dark, and footsteps can be heard in the yards. We could go from house to house and settle the order in which the last ones come out. Or we could stay where it is warm, while empty apartments tempt someone back from the camp.
choice-empty_streets-1 = Go from house to house and bring one out
choice-empty_streets-2 = Stay where it is warm and expect a looter

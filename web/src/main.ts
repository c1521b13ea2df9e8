import { mount } from 'svelte'
import App from './App.svelte'
import { startServiceWorker } from './offline'
import './styles/font.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/utilities.css'
import './styles/board.css'
import './styles/print.css'

mount(App, { target: document.getElementById('app')! })
startServiceWorker()

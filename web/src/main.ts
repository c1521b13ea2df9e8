import { mount } from 'svelte'
import App from './App.svelte'
import './look/font.css'
import './look/tokens.css'
import './look/page.css'

mount(App, { target: document.getElementById('app')! })

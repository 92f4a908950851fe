import { globalLayer } from '@vanilla-extract/css'

// Declared once, in this order: a later layer wins whatever the import order or the specificity.
globalLayer('reset')
globalLayer('tokens')
globalLayer('base')
globalLayer('components')
globalLayer('layout')
globalLayer('overrides')

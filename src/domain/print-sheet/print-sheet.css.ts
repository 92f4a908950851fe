import { globalStyle } from '@vanilla-extract/css'
import { componentStyle } from '@/design-system/styles/layers.ts'

export const sheet = componentStyle({})

export const printOnly = componentStyle({
  display: 'none',
  '@media': { print: { display: 'block' } },
})

// On paper there is the sheet and nothing else, wherever in the page it stands.
globalStyle(`body:has(${sheet}) *:not(:has(${sheet}), ${sheet}, ${sheet} *)`, {
  '@media': { print: { display: 'none' } },
})

// What surrounds it may scroll, slide or be fixed to the screen; on paper it is as long as it is.
globalStyle(`body:has(${sheet}), body *:has(${sheet})`, {
  '@media': {
    print: {
      display: 'block',
      position: 'static',
      overflow: 'visible',
      width: 'auto',
      height: 'auto',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: 0,
      padding: 0,
      border: 'none',
      boxShadow: 'none',
      background: 'none',
      transform: 'none',
      animation: 'none',
    },
  },
})

globalStyle(`${sheet} tr, ${sheet} dl`, { '@media': { print: { breakInside: 'avoid' } } })

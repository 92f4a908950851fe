import { globalStyle } from '@vanilla-extract/css'
import { componentStyle } from '@/design-system/styles/layers.ts'

export const sheet = componentStyle({})

export const printOnly = componentStyle({
  display: 'none',
  '@media': { print: { display: 'block' } },
})

// Print hides every element except the sheet, its ancestors and its descendants.
globalStyle(`body:has(${sheet}) *:not(:has(${sheet}), ${sheet}, ${sheet} *)`, {
  '@media': { print: { display: 'none' } },
})

// Ancestors may scroll, be transformed or be fixed; in print they must not clip the sheet.
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

import { globalStyle } from '@vanilla-extract/css'
import { layers } from './layers.ts'

type Rule = Parameters<typeof globalStyle>[1]

const reset = (selector: string, rule: Omit<Rule, '@layer'>): void => {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })
}

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0, padding: 0 })
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', tabSize: 4 })
reset('img, picture, video, canvas, svg', { display: 'block', maxWidth: '100%' })
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' })
reset('button, [role="button"]', { background: 'none', border: 0, textAlign: 'inherit' })
reset('button:not(:disabled)', { cursor: 'pointer' })
reset('textarea', { resize: 'vertical' })
reset('fieldset, iframe', { border: 0, minWidth: 0 })
reset('ol, ul, menu', { listStyle: 'none' })
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
reset('th', { textAlign: 'inherit', fontWeight: 'inherit' })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' })
reset('address, cite, em', { fontStyle: 'normal' })
reset('b, strong', { fontWeight: 'inherit' })
reset('dialog', { border: 0, color: 'inherit', background: 'none' })
reset('[hidden]', { display: 'none' })

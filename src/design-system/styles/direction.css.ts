import { globalStyle } from '@vanilla-extract/css'
import { inlineSign } from './direction.ts'
import { layers } from './layers.ts'

const signs = { ":root, [dir='ltr']": '1', "[dir='rtl']": '-1' } as const

for (const [selector, sign] of Object.entries(signs)) {
  globalStyle(selector, { '@layer': { [layers.tokens]: { vars: { [inlineSign]: sign } } } })
}

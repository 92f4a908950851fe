import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, layers } from '@/design-system/styles/layers.ts'
import { clearOfBars } from '@/design-system/styles/mixins.ts'

export const card = componentStyle({ minWidth: 0 })

globalStyle(`${card} a, ${card} button, ${card} input`, { '@layer': { [layers.components]: clearOfBars } })

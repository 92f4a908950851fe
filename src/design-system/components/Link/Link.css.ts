import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, componentVariants, layers } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { touchArea } from '../../styles/mixins.ts'
import { vars } from '../../tokens/vars.css.ts'

const underline = {
  textDecorationLine: 'underline',
  textDecorationThickness: 'from-font',
  textUnderlineOffset: '0.2em',
} as const

export const root = componentStyle({
  borderRadius: vars.radius.small,
  textDecorationColor: 'currentColor',
  '@media': { [media.hover]: { selectors: { '&:hover': underline } } },
})

export const variant = componentVariants({
  inline: underline,
  standalone: {
    fontWeight: vars.font.weight.medium,
    // Outside of a sentence it can be pressed in an area that is higher than its line (WCAG 2.5.8).
    position: 'relative',
    '::after': {
      content: '""',
      position: 'absolute',
      top: '50%',
      left: '50%',
      width: `max(100%, ${vars.space[6]})`,
      height: `max(100%, ${vars.space[6]})`,
      transform: 'translate(-50%, -50%)',
    },
    ...touchArea,
  },
})

export const tone = componentVariants({
  link: {
    color: vars.color.text.link,
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text.linkHover } } } },
  },
  muted: {
    color: vars.color.text.muted,
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text.default } } } },
  },
  inherit: { color: 'inherit' },
})

const plain = { textDecorationLine: 'none' } as const

/** The underline is below the text alone, not below the gap before the icon. */
export const external = componentStyle({ ...plain, '@media': { [media.hover]: { selectors: { '&:hover': plain } } } })
export const externalText = componentStyle({
  selectors: { [`${variant.inline} > &`]: underline },
  '@media': { [media.hover]: { selectors: { [`${root}:hover > &`]: underline } } },
})

/** As tall as a capital and standing on the line, whatever the size of the text. */
export const externalIcon = componentStyle({
  display: 'inline-block',
  width: '0.875em',
  height: '0.875em',
  verticalAlign: '-0.075em',
})

globalStyle(`${externalIcon} svg`, { '@layer': { [layers.components]: { width: '100%', height: '100%' } } })

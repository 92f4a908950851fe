import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const underline = { textDecorationLine: 'underline', textDecorationThickness: 'from-font', textUnderlineOffset: '0.2em' } as const

export const root = componentStyle({
  borderRadius: vars.radius.small,
  textDecorationColor: 'currentColor',
  '@media': { [media.hover]: { selectors: { '&:hover': underline } } },
})

export const variant = componentVariants({
  inline: underline,
  standalone: { fontWeight: vars.font.weight.medium },
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

/** Sits on the line like a letter and never stands alone on the next one. */
export const externalIcon = componentStyle({
  display: 'inline-block',
  width: '0.875em',
  height: '0.875em',
  marginInlineStart: '0.25em',
  verticalAlign: '-0.1em',
})

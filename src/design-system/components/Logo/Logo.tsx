import type { PassThrough } from '../../lib/pass-through.ts'
import * as styles from './Logo.css.ts'
import { logo, type LogoSize, type LogoTone } from './Logo.variants.ts'
import { bulbRadius, bulbs, glyphViewBox, tileRadius, wordmarkPath, wordmarkViewBox } from '../../lib/logo-shapes.ts'

export interface LogoProps extends PassThrough {
  /** Height of the glyph: 24, 32, 40 or 64 px. */
  size?: LogoSize
  /** The colour of its word mark: that of the surface it stands on. */
  tone?: LogoTone
  /** `glyph` drops the word mark, for the collapsed sidebar. */
  form?: 'full' | 'glyph'
  /** The accessible name. An empty string makes the logo decorative, where text beside it already contains the name. */
  label?: string
}

/** The product's sign: an M of marquee bulbs and the word mark. Never put it inside another coloured tile. */
export function Logo({ size = 'md', tone = 'colour', form = 'full', label = 'Marquee', ...rest }: LogoProps) {
  return (
    <span
      {...rest}
      data-component="Logo"
      className={logo({ size, tone })}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <svg className={styles.glyph} viewBox={glyphViewBox} aria-hidden focusable="false">
        {tone !== 'mono' && <rect className={styles.tile} width={32} height={32} rx={tileRadius} />}
        {bulbs.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={styles.bulb} cx={x} cy={y} r={bulbRadius} />
        ))}
      </svg>
      {form === 'full' && (
        <svg className={styles.wordmark} viewBox={wordmarkViewBox} aria-hidden focusable="false">
          <path d={wordmarkPath} />
        </svg>
      )}
    </span>
  )
}

import './LogoLoader.css.ts'
import { bulbRadius, bulbs, glyphViewBox, tileRadius, wordmarkPath, wordmarkViewBox } from '../../lib/logo-shapes.ts'

export interface LogoLoaderProps {
  /** What is being done, such as 'Verifying authentication...'. Shown below the sign and read out as a polite status. */
  label: string
  /** `screen` fills the viewport (start-up), `container` its parent. */
  fill?: 'screen' | 'container'
}

/**
 * The start-up animation of the logo: its bulbs light up in turn; under reduced motion all of them burn. For waiting inside a page use
 * Skeleton or Spinner. `index.html` shows the same picture before any script through `logoLoaderMarkup`.
 */
export function LogoLoader({ label, fill = 'screen' }: LogoLoaderProps) {
  return (
    <div data-component="LogoLoader" data-fill={fill} role="status">
      <svg data-part="Glyph" viewBox={glyphViewBox} aria-hidden focusable="false">
        <rect width={32} height={32} rx={tileRadius} />
        {bulbs.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={bulbRadius} />
        ))}
      </svg>
      <svg data-part="Wordmark" viewBox={wordmarkViewBox} aria-hidden focusable="false">
        <path d={wordmarkPath} />
      </svg>
      <span data-part="Label">{label}</span>
    </div>
  )
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { contrastRatio } from '@/design-system/tokens/contrast.ts'
import { type Pair, pairs, requiredRatio, resolveToken, type TokenPath } from '@/design-system/tokens/pairs.ts'
import { darkTheme } from '@/design-system/tokens/theme-dark.ts'
import { lightTheme } from '@/design-system/tokens/theme-light.ts'
import * as styles from './foundations.css.ts'

const themes = { light: lightTheme, dark: darkTheme }

const surfaces = [...new Set(pairs.map((pair) => pair.on))]

function PairCard({ pair, theme }: { pair: Pair; theme: keyof typeof themes }) {
  const surface = resolveToken(themes[theme], pair.on)
  const colour = resolveToken(themes[theme], pair.token)
  const ratio = contrastRatio(surface, colour)
  const readable = contrastRatio(surface, '#ffffff') > contrastRatio(surface, '#000000') ? '#ffffff' : '#000000'
  return (
    <div className={styles.pair} style={{ backgroundColor: surface, color: readable }}>
      {pair.kind === 'text' ? (
        <span className={styles.sample} style={{ color: colour }}>
          Post a Gig ₦25,000
        </span>
      ) : (
        <span className={styles.sampleGraphic} style={{ backgroundColor: colour }} />
      )}
      <span>{pair.token}</span>
      <span>
        {ratio.toFixed(2)} of {requiredRatio[pair.kind]}
      </span>
    </div>
  )
}

function Pairs({ theme, among }: { theme: keyof typeof themes; among: (surface: TokenPath) => boolean }) {
  return (
    <Stack space={6}>
      {surfaces.filter(among).map((surface) => (
        <Stack key={surface} space={2}>
          <Heading level={2} look="title">
            {surface}
          </Heading>
          <div className={styles.pairGrid}>
            {pairs
              .filter((pair) => pair.on === surface)
              .map((pair) => (
                <PairCard key={`${pair.kind} ${pair.token}`} pair={pair} theme={theme} />
              ))}
          </div>
        </Stack>
      ))}
    </Stack>
  )
}

const meta = {
  title: 'Foundations/Colour',
  component: Pairs,
} satisfies Meta<typeof Pairs>

export default meta
type Story = StoryObj<typeof meta>

const isSurface = (path: TokenPath): boolean => path.startsWith('color.surface') || path.startsWith('elevation')
const isAction = (path: TokenPath): boolean => path.startsWith('color.action')
const isOther = (path: TokenPath): boolean => !isSurface(path) && !isAction(path)

/** What may stand on each surface, with the contrast measured in the light theme. */
export const SurfacesLight: Story = { args: { theme: 'light', among: isSurface } }

/** The same pairs, measured in the dark theme. */
export const SurfacesDark: Story = { args: { theme: 'dark', among: isSurface }, globals: { theme: 'dark' } }

export const ActionsLight: Story = { args: { theme: 'light', among: isAction } }

export const ActionsDark: Story = { args: { theme: 'dark', among: isAction }, globals: { theme: 'dark' } }

/** Status, accent, side panel, sidebar, toast, badges and avatars. */
export const PartsLight: Story = { args: { theme: 'light', among: isOther } }

export const PartsDark: Story = { args: { theme: 'dark', among: isOther }, globals: { theme: 'dark' } }

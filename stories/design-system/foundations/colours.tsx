import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { contrastRatio } from '@/design-system/tokens/contrast.ts'
import { meanings } from '@/design-system/tokens/meanings.ts'
import { type Pair, pairs, requiredRatio, resolveToken, type TokenPath } from '@/design-system/tokens/pairs.ts'
import { darkTheme } from '@/design-system/tokens/theme-dark.ts'
import { lightTheme } from '@/design-system/tokens/theme-light.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'
import * as docs from '../../_kit/docs/docs.css.ts'
import { DocsTable } from '../../_kit/docs/parts.tsx'
import * as styles from './foundations.css.ts'
import { usersOf } from './uses.ts'

const themes = { light: lightTheme, dark: darkTheme }
const themeNames = ['light', 'dark'] as const

type Tree = { readonly [key: string]: string | Tree }

const at = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Tree)[key], tree)

/** The CSS variable of a token; its value depends on the theme around it. */
const variable = (path: string): string => String(at(vars, path))

const leaves = (tree: Tree, path: string): TokenPath[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}.${key}` as TokenPath] : leaves(value, `${path}.${key}`),
  )

/** All colours below a group of the contract: 'color.text', 'sidebar'. */
const tokensOf = (group: string): readonly TokenPath[] =>
  leaves(at(lightTheme, group) as Tree, group).filter((path) => !path.endsWith('.shadow'))

/** Each colour of a group in both themes, its use, and the components that use it. */
export function ColourTokens({ group }: { group: string }) {
  return (
    <DocsTable
      stacks
      middle
      label={`colours of ${group}`}
      head={['Token', 'Light', 'Dark', 'For', 'Used by']}
      rows={tokensOf(group).map((token) => ({
        id: token,
        cells: [
          <TokenName key="token">{token}</TokenName>,
          ...themeNames.map((theme) => <Swatch key={theme} token={token} theme={theme} />),
          String(at(meanings, token)),
          <Text key="used" size="caption" tone="muted" as="span">
            {usersOf(token).join(', ')}
          </Text>,
        ],
      }))}
    />
  )
}

const TokenName = ({ children }: { children: string }) => (
  <span className={docs.propName}>
    <code className={docs.code}>{children}</code>
  </span>
)

function Swatch({ token, theme }: { token: TokenPath; theme: keyof typeof themes }) {
  return (
    <span className={styles.swatchLine}>
      <span className={styles.swatch} data-theme={theme} style={{ backgroundColor: variable(token) }} />
      <span className={styles.hex}>{resolveToken(themes[theme], token)}</span>
    </span>
  )
}

/** A pair as it looks in a theme, with the contrast that was measured. */
function Sample({ pair: { on, token, kind }, theme }: { pair: Pair; theme: keyof typeof themes }) {
  const ratio = contrastRatio(resolveToken(themes[theme], on), resolveToken(themes[theme], token))
  return (
    <span className={styles.sampleCell}>
      <span
        className={styles.sample}
        data-theme={theme}
        style={{ backgroundColor: variable(on), color: variable(token) }}
      >
        {kind === 'text' ? 'Post a Gig ₦25,000' : <span className={styles.sampleGraphic} />}
      </span>
      <span className={styles.ratio}>{ratio.toFixed(2)}</span>
    </span>
  )
}

const uses = { text: 'text', graphic: 'icon, edge or ring' } as const

function PairTable({ on }: { on: TokenPath }) {
  return (
    <DocsTable
      stacks
      middle
      label={`pairs on ${on}`}
      head={['May stand on it', 'As', 'Required', 'Light', 'Dark']}
      rows={pairs
        .filter((pair) => pair.on === on)
        .map((pair) => ({
          id: `${pair.kind} ${pair.token}`,
          cells: [
            <span key="token" className={styles.pairToken}>
              <TokenName>{pair.token}</TokenName>
            </span>,
            <span key="use" className={styles.pairUse}>
              {uses[pair.kind]}
            </span>,
            requiredRatio[pair.kind].toFixed(1),
            ...themeNames.map((theme) => <Sample key={theme} pair={pair} theme={theme} />),
          ],
        }))}
    />
  )
}

const surfaces = [...new Set(pairs.map((pair) => pair.on))]

/** Every allowed pair on the surfaces of some groups, measured in both themes by the code of the contrast test. */
export function ColourPairs({ groups }: { groups: readonly string[] }) {
  return (
    <Stack space={8}>
      {surfaces
        .filter((surface) => groups.some((group) => surface.startsWith(group)))
        .map((surface) => (
          <Stack key={surface} space={3}>
            <div>
              <Heading level={3} look="title">
                {surface}
              </Heading>
              <Text tone="muted">{String(at(meanings, surface))}</Text>
            </div>
            <PairTable on={surface} />
          </Stack>
        ))}
    </Stack>
  )
}

/** The smallest margin above the required contrast, for the introduction. */
export function tightestPair():
  { readonly pair: Pair; readonly theme: keyof typeof themes; readonly ratio: number } | undefined {
  return themeNames
    .flatMap((theme) =>
      pairs.map((pair) => ({
        pair,
        theme,
        ratio: contrastRatio(resolveToken(themes[theme], pair.on), resolveToken(themes[theme], pair.token)),
      })),
    )
    .toSorted((a, b) => a.ratio / requiredRatio[a.pair.kind] - b.ratio / requiredRatio[b.pair.kind])[0]
}

import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Card } from '../Card/index.ts'
import { Logo } from './index.ts'

export default {
  name: 'Logo',
  group: 'Brand',
  summary: 'The product’s sign: an M of marquee bulbs and the word mark.',
  use: [
    'Once to a page, at its beginning: the sidebar, the sign-in pages.',
    '`form="glyph"` where there is no space for the word, as in the collapsed sidebar.',
    '`tone="panel"` on the dark side panel, `tone="mono"` in one ink.',
  ],
  alternatives: [
    { component: 'LogoLoader', when: 'The product starts.' },
    { component: 'Avatar', when: 'It is the company of the signed-in employer.' },
  ],
  examples: [
    {
      do: {
        example: <Logo size="lg" />,
        why: 'On a surface of the theme, with room around it of at least half its height.',
      },
      dont: {
        example: (
          <Card padding="none">
            <Logo size="lg" tone="mono" />
          </Card>
        ),
        why: 'Its lights are out although there is colour, and it touches the edge of a box.',
      },
    },
  ],
  accessibility: [
    'An image named “Marquee”; inside a link the link’s name says where it leads.',
    '`label=""` makes it decoration where words beside it say the name.',
    'An outline, not a font: it is there at the first paint.',
  ],
  keyboard: [],
  states: { default: 'Playground', stress: 'Stress', matrix: 'Sizes' },
} satisfies ComponentDocs

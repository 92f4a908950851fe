import type { Decorator, Preview } from '@storybook/react-vite'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { DirectionProvider } from '@/design-system/lib/direction-provider.tsx'
import { directions, type Direction } from '@/design-system/lib/direction.ts'
import { FormatProvider } from '@/design-system/lib/format-provider.tsx'
import { now } from '@/lib/clock.ts'
import { nigerianFormats } from '@/lib/nigerian-formats.ts'

/** The toolbar's switches for the direction of writing, the length of words and the zoom. */
export const surroundingTypes = {
  direction: {
    description: 'Direction of writing',
    toolbar: {
      dynamicTitle: true,
      icon: 'transfer',
      items: [
        { value: directions[0], title: 'Left to right' },
        { value: directions[1], title: 'Right to left' },
      ],
    },
  },
  words: {
    description: 'Length of words',
    toolbar: {
      dynamicTitle: true,
      icon: 'paragraph',
      items: [
        { value: 'normal', title: 'Words as they are' },
        { value: 'long', title: 'Long words (×3)' },
      ],
    },
  },
  zoom: {
    description: 'Zoom of the browser',
    toolbar: {
      dynamicTitle: true,
      icon: 'zoom',
      items: [
        { value: '100', title: 'Zoom 100 %' },
        { value: '200', title: 'Zoom 200 %' },
      ],
    },
  },
} satisfies NonNullable<Preview['globalTypes']>

export const initialSurroundings = { direction: 'ltr', words: 'normal', zoom: '100' }

/** How the product writes amounts and moments, and its clock: as the root of the dashboard gives them. */
export function ProductFormats({ children }: PropsWithChildren) {
  return (
    <FormatProvider formats={nigerianFormats} now={now}>
      {children}
    </FormatProvider>
  )
}

/** Gives the product's formats to the stories of parts. A screen is drawn with the root of the product, which gives its own. */
export const withFormats: Decorator = (Story, { title }) =>
  title.startsWith('Screens/') ? (
    <Story />
  ) : (
    <ProductFormats>
      <Story />
    </ProductFormats>
  )

/** Sets the direction of the document, as the product's page would, and tells the components. */
export const withDirection: Decorator = (Story, { globals }) => {
  const direction: Direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
  document.documentElement.dir = direction
  return (
    <DirectionProvider direction={direction}>
      <Story />
    </DirectionProvider>
  )
}

/** Writes each word three times without a space: 'Gigs' becomes 'GigsGigsGigs', as a longer language would write it. */
const lengthened = (text: string): string => text.replaceAll(/\p{L}[\p{L}\p{M}'’]*/gu, '$&$&$&')

/** Makes the words below an element long, and those that come later, until the returned function is called. */
function lengthenWords(root: HTMLElement): () => void {
  /** The text that this wrote, by its node: what differs from it was written by a component. */
  const written = new WeakMap<Node, string>()
  const lengthen = () => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const isWords = node.parentElement?.closest('script, style, svg, code, [translate="no"]') === null
      if (!isWords || node.nodeValue === null || written.get(node) === node.nodeValue) continue
      const long = lengthened(node.nodeValue)
      written.set(node, long)
      if (long !== node.nodeValue) node.nodeValue = long
    }
  }
  lengthen()
  const observer = new MutationObserver(lengthen)
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}

function LongWords() {
  useLayoutEffect(() => lengthenWords(document.body), [])
  return null
}

/** Shows the story with words three times as long. Another choice draws the story again, with the words as they are. */
export const withWords: Decorator = (Story, { globals }) => (
  <>
    <Story key={String(globals['words'])} />
    {globals['words'] === 'long' ? <LongWords /> : null}
  </>
)

/** A window half as wide and as high, shown at twice its size: what a browser shows at 200 %, its media queries included. */
export const withZoom: Decorator = (Story, { globals, id, viewMode }) => {
  if (globals['zoom'] !== '200' || viewMode !== 'story') return <Story />
  const inside = Object.entries({ ...globals, zoom: '100' })
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook itself, from its own origin
    <iframe
      title="The story at 200 %"
      src={`iframe.html?viewMode=story&id=${id}&globals=${inside.join(';')}`}
      style={{
        position: 'fixed',
        top: 0,
        left: 0,
        width: '50vw',
        height: '50vh',
        border: 0,
        transform: 'scale(2)',
        transformOrigin: '0 0',
      }}
    />
  )
}

import { bulbRadius, bulbs, glyphViewBox, tileRadius, wordmarkPath, wordmarkViewBox } from './logo-shapes.ts'

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * The start-up picture as HTML, for `index.html`: the same elements that `LogoLoader` renders, so nothing moves when React takes over.
 * It carries no inline style and no hashed class; the entry's stylesheet finds it by its data attributes.
 */
export function logoLoaderMarkup(label: string): string {
  const circles = bulbs.map((bulb) => `<circle cx="${bulb.x}" cy="${bulb.y}" r="${bulbRadius}"></circle>`).join('')
  return [
    '<div data-component="LogoLoader" data-fill="screen" role="status">',
    `<svg data-part="Glyph" viewBox="${glyphViewBox}" aria-hidden="true" focusable="false">`,
    `<rect width="32" height="32" rx="${tileRadius}"></rect>${circles}</svg>`,
    `<svg data-part="Wordmark" viewBox="${wordmarkViewBox}" aria-hidden="true" focusable="false"><path d="${wordmarkPath}"></path></svg>`,
    `<span data-part="Label">${escapeText(label)}</span>`,
    '</div>',
  ].join('')
}

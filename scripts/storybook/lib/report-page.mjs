import { pictureOf } from './baselines.mjs'
import { acceptCommand, differs } from './judge.mjs'
import { sizeOf } from './picture.mjs'

/** @typedef {import('./judge.mjs').Verdict} Verdict */

const style = `
:root { color-scheme: light dark; --page: light-dark(#f7f5fa, #120d1c); --card: light-dark(#fff, #1a1426); --line: light-dark(#dedae6, #3a3248);
  --text: light-dark(#1c1726, #f3f0f8); --muted: light-dark(#625b70, #a9a2b8); --brand: light-dark(#6a2bdb, #b79af5); --bad: light-dark(#b3124e, #ff8fb3); }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, sans-serif }
main { max-width: 1600px; margin: 0 auto; padding: 32px 24px 120px }
h1 { font-size: 24px; margin: 0 0 4px } h2 { font-size: 17px; margin: 0 }
p { margin: 0 } .muted { color: var(--muted) } a { color: var(--brand) }
.counts { display: flex; flex-wrap: wrap; gap: 12px; margin: 20px 0 32px; padding: 0; list-style: none }
.counts li { padding: 10px 16px; background: var(--card); border: 1px solid var(--line); border-radius: 10px }
.counts strong { display: block; font-size: 22px; font-variant-numeric: tabular-nums }
article { margin: 0 0 24px; padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 16px }
header { display: flex; gap: 16px; align-items: baseline; justify-content: space-between; flex-wrap: wrap; margin-bottom: 16px }
.wide { grid-column: 1 / -1 } .row:has(.wide) { grid-template-columns: 1fr }
.row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px }
figure { margin: 0; min-width: 0 } figcaption { margin-bottom: 6px; color: var(--muted); font-size: 13px }
figure a { display: block; border: 1px solid var(--line); border-radius: 6px; overflow: hidden;
  background: repeating-conic-gradient(light-dark(#eee, #2a2436) 0 25%, transparent 0 50%) 0 0 / 16px 16px }
img { display: block; max-width: 100%; height: auto; margin: 0 auto }
code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
.bar { position: fixed; inset: auto 0 0; display: flex; gap: 16px; align-items: center; padding: 14px 24px; background: var(--card); border-top: 1px solid var(--line) }
.bar code { flex: 1 } button { font: inherit; padding: 6px 14px; border: 0; border-radius: 6px; background: #6a2bdb; color: #fff; cursor: pointer }
button:focus-visible, input:focus-visible, a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
label { display: inline-flex; gap: 8px; align-items: center; cursor: pointer } .bad { color: var(--bad) }
.gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(320px, 1fr)); gap: 16px; margin: 12px 0 32px }
@media (max-width: 800px) { .row { grid-template-columns: 1fr } }
`

const script = `
const boxes = [...document.querySelectorAll('input[type=checkbox]')]
const command = document.querySelector('#command')
const show = () => {
  const chosen = boxes.filter((box) => box.checked).map((box) => box.value)
  const all = boxes.length > 0 && chosen.length === boxes.length
  command.textContent = chosen.length === 0 ? 'Tick what is right; the command that accepts it appears here.' : all ? '${acceptCommand}' : '${acceptCommand} -- ' + chosen.join(' ')
}
document.addEventListener('change', show)
document.querySelector('#all')?.addEventListener('click', () => { for (const box of boxes) box.checked = true; show() })
document.querySelector('#copy')?.addEventListener('click', () => navigator.clipboard.writeText(command.textContent))
show()
`

/** @param {string} text */
const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** @param {string} title @param {string} body */
const page = (title, body) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>
`

/** A strip is shown above the others instead of beside them, where it would be too small to see. @param {Buffer} png */
function shape(png) {
  const { width, height } = sizeOf(png)
  return width > 600 && width > height * 2 ? ' class="wide"' : ''
}

/** @param {string} caption @param {Buffer | undefined} png @param {string} alt */
function figure(caption, png, alt) {
  if (png === undefined) return `<figure><figcaption>${caption}</figcaption><p class="muted">None</p></figure>`
  const source = `data:image/png;base64,${png.toString('base64')}`
  return `<figure${shape(png)}><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="${escape(alt)}"></a></figure>`
}

/** @param {Verdict} verdict */
function explain({ status, pixels, drawnBy }) {
  if (status === 'new') return 'New: nothing has been accepted yet'
  const words = differs(pixels)
  return status === 'drawn-elsewhere'
    ? `${words}, which ${drawnBy ?? 'another browser'} drew, so this is a warning only`
    : words
}

/** @param {Verdict} verdict */
function card(verdict) {
  const { path, storyId, mode, status, before, after, drawing } = verdict
  const name = `${storyId}, ${mode}`
  return `<article><header><div><h2>${escape(storyId)} <span class="muted">${escape(mode)}</span></h2><p class="${status === 'different' ? 'bad' : 'muted'}">${escape(explain(verdict))}</p></div>
<label><input type="checkbox" value="${escape(path)}"> It is right</label></header>
<div class="row">${figure('Before', before, `Before: ${name}`)}${figure('After', after, `After: ${name}`)}${figure('Difference', drawing, `Difference: ${name}`)}</div></article>`
}

/** @param {readonly Verdict[]} verdicts @param {Verdict['status']} status */
const count = (verdicts, status) => verdicts.filter((verdict) => verdict.status === status).length

/**
 * The page to review a run: everything that is not as accepted, side by side, and the command that accepts what was ticked.
 * @param {{ verdicts: readonly Verdict[], obsolete: readonly string[], browser: string }} run
 */
export function reportPage({ verdicts, obsolete, browser }) {
  const open = verdicts.filter((verdict) => ['different', 'new', 'drawn-elsewhere'].includes(verdict.status))
  const order = ['different', 'new', 'drawn-elsewhere']
  const cards = open.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status)).map(card)
  const gone = obsolete.map(
    (path) =>
      `<li><label><input type="checkbox" value="${escape(path)}"> Remove</label> <code>${escape(path)}</code></li>`,
  )
  const numbers = [
    [count(verdicts, 'different'), 'different'],
    [count(verdicts, 'new'), 'new'],
    [count(verdicts, 'drawn-elsewhere'), 'warnings'],
    [obsolete.length, 'of stories that are gone'],
    [count(verdicts, 'same') + count(verdicts, 'accepted'), 'as accepted'],
  ].map(([number, label]) => `<li><strong>${number}</strong>${label}</li>`)
  const isClean = open.length + obsolete.length === 0
  return page(
    'Marquee: pictures of the stories',
    `<h1>Pictures of the stories</h1><p class="muted">Drawn by ${escape(browser)}. <a href="gallery.html">All accepted pictures</a></p><ul class="counts">${numbers.join('')}</ul>
${isClean ? '<p>Every picture is as accepted.</p>' : ''}${cards.join('\n')}${gone.length === 0 ? '' : `<article><h2>Pictures of stories that are gone</h2><ul>${gone.join('')}</ul></article>`}
${isClean ? '' : `<div class="bar"><button id="all" type="button">Tick all</button><code id="command"></code><button id="copy" type="button">Copy</button></div><script>${script}</script>`}`,
  )
}

/**
 * Every accepted picture on one page, to be looked through by eye.
 * @param {readonly { path: string, link: string, png: Buffer }[]} pictures @param {string} browser
 */
export function galleryPage(pictures, browser) {
  /** @param {{ path: string }} picture */
  const groupOf = ({ path }) => path.slice(0, path.indexOf('/'))
  const sections = [...new Set(pictures.map(groupOf))].map((group) => {
    const members = pictures.filter((picture) => groupOf(picture) === group)
    const figures = members.map(({ path, link, png }) => {
      const { storyId, mode } = pictureOf(path)
      const name = `${storyId.slice(group.length + 2)} · ${mode}`
      return `<figure${shape(png)}><figcaption>${escape(name)}</figcaption><a href="${escape(link)}"><img loading="lazy" src="${escape(link)}" alt="${escape(`${storyId}, ${mode}`)}"></a></figure>`
    })
    return `<h2>${escape(group)}</h2><div class="gallery">${figures.join('')}</div>`
  })
  return page(
    'Marquee: accepted pictures',
    `<h1>Accepted pictures</h1><p class="muted">${pictures.length} pictures; last run with ${escape(browser)}. <a href="index.html">Back to the differences</a></p><br>${sections.join('')}`,
  )
}

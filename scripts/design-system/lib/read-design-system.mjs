import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'vite'
import { componentGroups } from '../../../src/design-system/docs/component-docs.ts'
import { inventory } from '../../../src/design-system/docs/inventory.ts'
import { moduleFacts } from '../../lib/module-facts.mjs'
import { inRoot, root } from '../../lib/paths.mjs'

/**
 * @typedef {import('./check-design-system.mjs').ComponentDocs} ComponentDocs
 * @typedef {import('./check-design-system.mjs').ComponentFiles} ComponentFiles
 * @typedef {import('./check-design-system.mjs').DesignSystem} DesignSystem
 * @typedef {import('./check-design-system.mjs').StoryFile} StoryFile
 */

const decisionsFolder = 'docs/decisions'
const componentsFolder = 'src/design-system/components'

/** Reads the exports of a story file without running it. @param {string} path @param {string} source @returns {StoryFile} */
export function readStoryFile(path, source) {
  const title = /^\s*title: (['"])(?=[^'"]*\/)(?<title>.+?)\1,?$/m.exec(source)?.groups?.['title']
  const stories = moduleFacts(path, source).exports.map(({ name }) => name)
  return { path, title, stories }
}

/**
 * Reads the components' documentation. It contains JSX examples, so a Vite server without a port runs it.
 * @param {readonly string[]} names @returns {Promise<Map<string, ComponentDocs>>}
 */
async function loadDocs(names) {
  const server = await createServer({
    root,
    configFile: inRoot('vite.config.ts'),
    cacheDir: inRoot('.cache', 'vite-docs'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    /** @type {Map<string, ComponentDocs>} */
    const docs = new Map()
    for (const name of names) {
      const path = `/${componentsFolder}/${name}/${name}.docs.tsx`
      if (existsSync(inRoot(path))) docs.set(name, (await server.ssrLoadModule(path))['default'])
    }
    return docs
  } finally {
    await server.close()
  }
}

/** Reads the design system of this repository. @returns {Promise<DesignSystem>} */
export async function readDesignSystem() {
  const names = readdirSync(inRoot(componentsFolder)).filter((name) => name !== 'private')
  const docs = await loadDocs(names)
  const read = (/** @type {string} */ path) => readFileSync(inRoot(path), 'utf8')
  /** @param {string} name @returns {ComponentFiles} */
  const filesOf = (name) => {
    const stories = `stories/design-system/${name}.stories.tsx`
    const files = readdirSync(inRoot(componentsFolder, name))
    return {
      name,
      hasEntryFile: files.includes('index.ts'),
      hasUnitTest: files.some((file) => /\.test\.tsx?$/.test(file)),
      docs: docs.get(name),
      storyFile: existsSync(inRoot(stories)) ? readStoryFile(stories, read(stories)) : undefined,
    }
  }
  const decisions = readdirSync(inRoot(decisionsFolder)).map((file) => ({
    file,
    text: read(`${decisionsFolder}/${file}`),
  }))
  return { inventory, groups: componentGroups, components: names.map(filesOf), decisions }
}

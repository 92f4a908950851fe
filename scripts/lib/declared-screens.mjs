import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { inRoot } from './paths.mjs'

/**
 * @typedef {object} DeclaredScreen
 * @property {string} module the one that it loads, below `src/features` or `src`: 'gigs/screens/gig-screen.tsx'
 * @property {readonly string[]} loads the modules that its route loads, from the root of the project: the screen's and those of its reads
 */

/** What a declaration imports, up to the next declaration; the `load` of a screen stands after its reads. */
const imported = /\bimport\('\.\/(?<module>[^']+)'\)/g

/**
 * The screens that a file of routes declares. The file is read, not run.
 * @param {string} folder of the file, from the root of the project @param {string} source
 * @returns {readonly DeclaredScreen[]} each module once
 */
export function screensOf(folder, source) {
  const screens = source
    .split(/\bdefineScreen\(\{/)
    .slice(1)
    .flatMap((declaration) => {
      const end = /\bload: async \(\) =>[^]*?\bimport\('\.\/[^']+'\)/.exec(declaration)
      if (end === null) return []
      const before = declaration.slice(0, end.index + end[0].length)
      // A screen may begin its reads with its own module.
      const loads = [...new Set([...before.matchAll(imported)].map((match) => `${folder}/${match.groups?.['module']}`))]
      return [{ module: (loads.at(-1) ?? '').replace(/^src\/(?:features\/)?/, ''), loads }]
    })
  return [...new Map(screens.map((screen) => [screen.module, screen])).values()]
}

/** The routes of the dashboard, which every page of it loads. */
const dashboard = 'src/app/dashboard/dashboard-routes.tsx'

/** The app with its router, which every page loads but those that the build has rendered. */
const app = 'src/app/start-app.tsx'

/** The modules of the pages that the build has rendered. */
function renderedScreens() {
  const folder = 'src/features/auth'
  const source = readFileSync(inRoot(folder, 'public-pages.ts'), 'utf8')
  return new Set([...source.matchAll(imported)].map(({ groups }) => `${folder}/${groups?.['module']}`))
}

/** Every screen of the product. @returns {readonly DeclaredScreen[]} those of the dashboard load its routes, too, and all but the rendered ones the app */
export function productScreens() {
  const slices = readdirSync(inRoot('src', 'features')).filter((slice) =>
    existsSync(inRoot('src', 'features', slice, 'routes.ts')),
  )
  const files = ['src/app/router.tsx', dashboard, ...slices.map((slice) => `src/features/${slice}/routes.ts`)]
  const rendered = renderedScreens()
  return files.flatMap((file) => {
    const folder = posix.dirname(file)
    const screens = screensOf(folder, readFileSync(inRoot(file), 'utf8'))
    const isPublic = file === 'src/app/router.tsx' || file === 'src/features/auth/routes.ts'
    const around = isPublic ? [app] : [app, dashboard]
    return screens.map(({ module, loads }) => ({
      module,
      loads: loads.some((id) => rendered.has(id)) ? loads : [...around, ...loads],
    }))
  })
}

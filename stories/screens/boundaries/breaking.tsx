import type { RouteObject } from 'react-router-dom'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { lazyPanel } from '@/shared/lazy-panel.tsx'
import { paths } from '@/shared/paths.ts'

/** Which part of the app throws: the home page, the shell of all pages, or the root. */
export type Level = 'screen' | 'shell' | 'root'

/** The message of the thrown error. */
export const errorMessage = 'The stage lights went out'

/** The message of a browser when a chunk cannot be loaded. */
export const missingChunk = 'Failed to fetch dynamically imported module: /assets/home-screen.js'

let isBroken = true

/** Lets the failing part render again. */
export function repair(): void {
  isBroken = false
}

/** Makes it fail again, before a story starts. */
export function breakAgain(): void {
  isBroken = true
}

function Broken() {
  if (isBroken) throw new Error(errorMessage)
  return <h1>The lights are back</h1>
}

const isLevel: Record<Level, (route: RouteObject) => boolean> = {
  screen: (route) => route.path === '',
  shell: (route) => route.path === paths.dashboard,
  root: (route) => route.id === 'root',
}

function replace(routes: RouteObject[], level: Level, change: (route: RouteObject) => RouteObject): RouteObject[] {
  return routes.map((route) => {
    if (isLevel[level](route)) return change(route)
    return route.children ? { ...route, children: replace(route.children, level, change) } : route
  })
}

/** Makes a part of the real app throw while it renders. */
export function throwing(level: Level): (routes: RouteObject[]) => RouteObject[] {
  return (routes) =>
    replace(routes, level, ({ lazy: _lazy, element: _element, ...route }) => ({ ...route, Component: Broken }))
}

/** Makes the home page's chunk fail to load: its `lazy` is a function, as in every route of the app, and rejects. */
export function withoutChunk(routes: RouteObject[]): RouteObject[] {
  return replace(routes, 'screen', (route) => ({ ...route, lazy: () => Promise.reject(new TypeError(missingChunk)) }))
}

/** A page with a part whose code cannot be loaded. */
export function withoutPanel(routes: RouteObject[]): RouteObject[] {
  const Panel = lazyPanel(async () => {
    if (isBroken) throw new TypeError(missingChunk)
    return Broken
  })
  const Page = () => (
    <>
      <PageHeader title="Backstage" />
      <Panel />
    </>
  )
  return replace(routes, 'screen', ({ lazy: _lazy, element: _element, ...route }) => ({ ...route, Component: Page }))
}

import type { RouteObject } from 'react-router-dom'
import { paths } from '@/domain/paths.ts'

/** Which part of the app is broken: the home, the frame around all pages, or the root of everything. */
export type Level = 'screen' | 'shell' | 'root'

/** Said by what is broken. */
export const words = 'The stage lights went out'

/** What a browser says when a part of the app cannot be loaded. */
export const missingChunk = 'Failed to fetch dynamically imported module: /assets/home-screen.js'

let isBroken = true

/** Lets the broken part render again. */
export function repair(): void {
  isBroken = false
}

/** Breaks it anew, before a story starts. */
export function breakAgain(): void {
  isBroken = true
}

function Broken() {
  if (isBroken) throw new Error(words)
  return <h1>The lights are back</h1>
}

const isLevel: Record<Level, (route: RouteObject) => boolean> = {
  screen: (route) => route.index === true,
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

/** Makes the home's chunk impossible to load: its `lazy` is a function, as in every route of the app, and fails as a whole. */
export function withoutChunk(routes: RouteObject[]): RouteObject[] {
  return replace(routes, 'screen', (route) => ({ ...route, lazy: () => Promise.reject(new TypeError(missingChunk)) }))
}

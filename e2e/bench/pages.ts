import type { Landmark } from './in-page.ts'

/** The compared pages of the product. */
export type PageName = 'sign-in' | 'home' | 'gigs'

/** A page to visit. */
export interface Page {
  /** With its query. */
  readonly path: string
  /** What stands when it can be used; empty for a page without script, of which only the paints are measured. */
  readonly landmarks: readonly Landmark[]
  readonly isSignedIn: boolean
}

/** A page of the product and the pages it is compared with. */
export interface Comparison {
  readonly title: string
  readonly product: Page
  /** The page on React alone. */
  readonly react: Page
  /** The page without script, where there is one: paints are compared with its. */
  readonly plain?: Page
}

const form: readonly Landmark[] = [
  { selector: 'input[type="email"]', count: 1 },
  { selector: 'input[type="password"]', count: 1 },
]
const gigRow: readonly Landmark[] = [
  { selector: 'main table tbody tr a[href^="/dashboard/gig-management/"]', count: 1 },
]

/** Every comparison. The cards of home and its list have different reads, so both must stand. */
export const comparisons: Readonly<Record<PageName, Comparison>> = {
  'sign-in': {
    title: 'Sign-in',
    product: { path: '/sign-in', landmarks: form, isSignedIn: false },
    react: { path: '/bench/form.html', landmarks: form, isSignedIn: false },
    plain: { path: '/bench/plain.html', landmarks: [], isSignedIn: false },
  },
  home: {
    title: 'Dashboard',
    product: {
      path: '/dashboard',
      landmarks: [
        { selector: 'main [data-component="StatCard"] a[href]', count: 4 },
        { selector: 'main [data-component="List"] a[href]', count: 1 },
      ],
      isSignedIn: true,
    },
    react: {
      path: '/bench/shell/home',
      landmarks: [
        { selector: 'main .card a', count: 4 },
        { selector: 'main table.home tbody a', count: 1 },
      ],
      isSignedIn: true,
    },
  },
  gigs: {
    title: 'Gig list',
    product: { path: '/dashboard/gig-management', landmarks: gigRow, isSignedIn: true },
    react: {
      path: '/bench/shell/list',
      landmarks: [{ selector: 'main table.list tbody a', count: 1 }],
      isSignedIn: true,
    },
  },
}

import { PageNotFound } from './page-not-found.tsx'
import { PlainPage } from './plain-page.tsx'

/** Shown for an unknown path (spec S2-12). */
export function NotFoundScreen() {
  return (
    <PlainPage>
      <PageNotFound />
    </PlainPage>
  )
}

import { legal } from '../copy-legal.ts'
import { LegalPage } from '../parts/legal-page.tsx'

/** The terms and conditions, linked from registration and opened in a tab of their own. */
export function TermsScreen() {
  return <LegalPage {...legal.terms} />
}

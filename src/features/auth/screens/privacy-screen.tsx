import { legal } from '../copy-legal.ts'
import { LegalPage } from '../parts/legal-page.tsx'

/** The privacy policy, linked from registration and opened in a tab of its own. */
export function PrivacyScreen() {
  return <LegalPage {...legal.privacy} />
}

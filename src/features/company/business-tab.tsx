import { BusinessEditor } from './parts/business-editor.tsx'

/** The tab of the settings with the form of the business (docs/product/settings.md): saving stays here. */
export function BusinessTab() {
  return <BusinessEditor />
}

import type { A11yParameter } from './audit.ts'
import type { ModeName } from './modes.ts'
import type { Crop, VisualParameter } from '../stories/_kit/visual.ts'

/** What the test-runner's hooks read of a story's parameters. */
export interface Plan {
  readonly title: string
  readonly hasLoaded: boolean
  readonly visual: VisualParameter
  readonly modes: readonly ModeName[]
  readonly a11y: A11yParameter
  readonly expectedProblems: readonly string[]
}

/** Whether a story shows a page of the product, not a part of the shell around it. */
const isPage = ({ title }: Plan) => title.startsWith('Screens/') && !title.startsWith('Screens/Shell')

/** Which part of the page a story's pictures show: a component's drawing, or the content of a page of the product. */
export function usualCrop(plan: Plan): Crop | 'main' {
  const { visual } = plan
  if (visual.crop !== undefined) return visual.crop
  if (visual.kind === 'component' || visual.kind === 'responsive') return 'content'
  return isPage(plan) ? 'main' : 'window'
}

/** `Loaded` and `EdgeData` of a screen show all of its page, also what lies below the window. */
export const isWhole = (id: string, { visual }: Plan) =>
  visual.crop === 'page' || visual.kind === 'phone' || (visual.kind === 'screen' && /--(?:loaded|edge-data)$/.test(id))

/** The sidebar, which all pages of the dashboard share, is audited in its own stories and, for a screen that has one, in `Loaded` alone. */
export const auditedElsewhere = (id: string, plan: Plan) =>
  isPage(plan) && plan.hasLoaded && !id.endsWith('--loaded') ? ['[data-component="Sidebar"]'] : []

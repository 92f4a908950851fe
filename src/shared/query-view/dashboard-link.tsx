import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { paths } from '../paths.ts'

/** The way on where there is no access: trying again could not help (docs/product/rules.md#states). */
export function DashboardLink() {
  return (
    <ButtonLink variant="outline" href={paths.dashboard}>
      Go to Dashboard
    </ButtonLink>
  )
}

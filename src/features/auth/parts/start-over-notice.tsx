import { useSession } from '@/api/client/use-session.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { startOver as copy } from '../copy.ts'

/** Says why a later page of sign-up or reset led back to this one. @param path the address of this page */
export function StartOverNotice({ path }: { path: string }) {
  const isShown = useSession((state) => state.startOverAt === path)
  return isShown ? <Alert role="status">{copy}</Alert> : null
}

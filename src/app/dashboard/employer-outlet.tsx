import { Outlet } from 'react-router-dom'
import { useApi } from '@/api/client/api-context.ts'
import { useSession } from '@/api/client/use-session.ts'
import { noEmployerMessage } from '@/api/client/request.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ErrorState } from '@/design-system/components/ErrorState/index.ts'

/** Renders the pages of an employer. A session without one can make no call (spec S5-10), so every page says only that. Nothing is left of a session that has ended. */
export function EmployerOutlet() {
  const { session } = useApi()
  const employerId = useSession(({ user }) => user?.employerId)
  const hasEnded = useSession(({ token }) => token === null)
  // A new page for another employer, who may sign in in another tab: what this one typed would be sent to the other account.
  if (employerId) return <Outlet key={employerId} />
  // The code of the sign-in page may be on its way.
  if (hasEnded) return null
  return (
    <ErrorState
      title={noEmployerMessage}
      headingLevel={1}
      size="page"
      action={
        <Button variant="active" onClick={session.logOut}>
          Log in again
        </Button>
      }
    />
  )
}

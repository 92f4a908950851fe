import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { copy } from '../copy.ts'
import type { OlderState } from '../data/use-notification-feed.ts'
import * as styles from './panel.css.ts'

/** The end of the list: an offer to read older ones, or an error. Empty when there are no more. */
export function OlderNotifications({ state, onShow }: { state: OlderState; onShow: () => void }) {
  if (state === 'none') return null
  if (state === 'failed') {
    return (
      <div className={styles.older}>
        <Alert
          tone="warning"
          role="alert"
          action={
            <Button size="sm" variant="outline" onClick={onShow}>
              {copy.tryAgain}
            </Button>
          }
        >
          {copy.olderFailed}
        </Alert>
      </div>
    )
  }
  return (
    <div className={styles.older}>
      <Button variant="outline" loading={state === 'loading'} loadingLabel={copy.loadingOlder} onClick={onShow}>
        {copy.showOlder}
      </Button>
    </div>
  )
}

import { useRef, useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { account } from '@/api/contract/endpoints/account.ts'
import type { AccountSession } from '@/api/contract/schemas/account.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { ConfirmDialog } from '@/design-system/components/ConfirmDialog/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Tag } from '@/design-system/components/Tag/index.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { useEndSession } from '../../data/use-end-session.ts'
import { SecurityCard } from './security-card.tsx'

/** What the dialog asks to sign out: one session, or all but this one. */
type Question = { readonly session: AccountSession } | { readonly others: number }

const nameOf = ({ device }: AccountSession) => device ?? 'Unknown device'

/** Where the employer is signed in, and signing out there. */
export function SessionsCard() {
  const heading = useRef<HTMLHeadingElement>(null)
  const sessions = useApiQuery(account.getSessions, {})
  const offlineReason = useOfflineReason()
  const [question, setQuestion] = useState<Question>()
  // The last question stays while its dialog closes.
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const ask = (asked: Question) => {
    setQuestion(asked)
    setAsking(true)
  }
  const { endOne, endOthers } = useEndSession()
  const confirm = () => {
    if (question === undefined) return
    if ('session' in question) endOne(question.session.id)
    else endOthers()
    close()
  }
  return (
    <SecurityCard
      title="Where you are signed in"
      description="Sign out a device that you no longer use. If you do not know one, change your password, too."
      headingRef={heading}
    >
      <QueryView query={sessions} things="your devices" headingLevel={3} skeleton={<SessionsSkeleton />}>
        {(all) => <Sessions sessions={all} onAsk={ask} />}
      </QueryView>
      <ConfirmDialog
        open={isAsking}
        {...describe(question)}
        unavailableReason={offlineReason}
        onConfirm={confirm}
        onCancel={close}
        returnFocusRef={heading}
      />
    </SecurityCard>
  )
}

function describe(question: Question | undefined) {
  if (question !== undefined && 'session' in question) {
    return {
      title: `Sign out ${nameOf(question.session)}?`,
      description: 'It has to sign in again. You stay signed in here.',
      confirmLabel: 'Sign out',
    }
  }
  return {
    title: 'Sign out everywhere else?',
    description:
      question?.others === 1
        ? 'The other device has to sign in again. You stay signed in here.'
        : `${question?.others ?? 0} other devices have to sign in again. You stay signed in here.`,
    confirmLabel: 'Sign out everywhere else',
  }
}

function Sessions({ sessions, onAsk }: { sessions: readonly AccountSession[]; onAsk: (question: Question) => void }) {
  const others = sessions.filter(({ current }) => !current).length
  return (
    <Stack space={4}>
      <List label="Your devices" surface="plain">
        {sessions.map((session) => (
          <ListItem
            key={session.id}
            align="start"
            description={<SessionTimes session={session} />}
            trailing={
              session.current ? (
                <Tag>This device</Tag>
              ) : (
                <WriteButton
                  size="sm"
                  variant="outline"
                  aria-label={`Sign out ${nameOf(session)}`}
                  onClick={() => onAsk({ session })}
                >
                  Sign out
                </WriteButton>
              )
            }
          >
            {nameOf(session)}
          </ListItem>
        ))}
      </List>
      {others > 0 && (
        <Actions align="start">
          <WriteButton variant="outline" tone="primary" onClick={() => onAsk({ others })}>
            Sign out everywhere else
          </WriteButton>
        </Actions>
      )}
    </Stack>
  )
}

function SessionTimes({ session: { createdAt, lastUsedAt, current } }: { session: AccountSession }) {
  return (
    <Stack as="span" space={0}>
      {!current && (
        <span>
          Last used <DateTime value={lastUsedAt} />
        </span>
      )}
      <span>
        Signed in <DateTime value={createdAt} show="date" />
      </span>
    </Stack>
  )
}

function SessionsSkeleton() {
  return (
    <Stack space={5}>
      {['first', 'second', 'third'].map((row) => (
        <Stack key={row} space={1}>
          <SkeletonText width="medium" />
          <SkeletonText textStyle="caption" width="long" />
        </Stack>
      ))}
    </Stack>
  )
}

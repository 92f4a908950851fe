import { useId } from 'react'
import { useApiMutation } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { OnboardingStatus } from '@/api/contract/schemas/wallet.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Progress } from '@/design-system/components/Progress/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/index.ts'
import { CheckIcon } from '@/design-system/icons/CheckIcon.tsx'
import { ChevronRightIcon } from '@/design-system/icons/ChevronRightIcon.tsx'
import { checklist, type ChecklistStep, setupButtonIds } from '../model/checklist.ts'
import * as styles from './setup-checklist.css.ts'
import { WriteButton } from '@/shared/write-button.tsx'

/** The open steps before the first hire (docs/product/home.md), until all are done. */
export function SetupChecklist({ status }: { status: OnboardingStatus }) {
  const headingId = useId()
  const hide = useApiMutation(dashboard.updateNewUserStatus, { success: false })
  const { steps, done, next } = checklist(status)
  if (!next) return null
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack space={4}>
        <Spread align="start" space={2}>
          <Heading level={2} id={headingId}>{`Get ready to hire (${done} of ${steps.length})`}</Heading>
          <WriteButton
            id={setupButtonIds.hide}
            variant="ghost"
            flush="end"
            tone="neutral"
            size="sm"
            loading={hide.isPending}
            onClick={() => hide.mutate({ body: { isNewUser: false } })}
          >
            Hide
          </WriteButton>
        </Spread>
        <Progress label="Setup" value={done} max={steps.length} valueText={`${done} of ${steps.length} steps done`} />
        <List surface="plain" ordered>
          {steps.map((step, index) => (
            <Step key={step.id} step={step} number={index + 1} isNext={step === next} />
          ))}
        </List>
      </Stack>
    </Card>
  )
}

/** A done step is ticked; an open one is a link, and the next one is expanded. */
function Step({ step, number, isNext }: { step: ChecklistStep; number: number; isNext: boolean }) {
  const mark = (
    <span className={styles.mark} data-done={step.isDone} aria-hidden="true">
      {step.isDone ? (
        <CheckIcon size="sm" />
      ) : (
        <Text as="span" size="caption">
          {number}
        </Text>
      )}
    </span>
  )
  if (step.isDone) {
    return (
      <ListItem leading={mark}>
        <Text as="span" size="label" tone="muted">
          {step.title}
          <VisuallyHidden> (done)</VisuallyHidden>
        </Text>
      </ListItem>
    )
  }
  const link = { href: step.href, leading: mark, trailing: <ChevronRightIcon /> }
  if (!isNext) return <ListItem {...link}>{step.title}</ListItem>
  return (
    <ListItem
      {...link}
      align="start"
      description={
        <span className={styles.next}>
          {step.text}
          <ButtonLink variant="soft" size="sm" href={step.href}>
            {step.link}
          </ButtonLink>
        </span>
      }
    >
      <Text as="span" size="label" weight="semibold">
        {step.title}
      </Text>
    </ListItem>
  )
}

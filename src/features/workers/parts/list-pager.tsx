import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { ChevronLeftIcon } from '@/design-system/icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '@/design-system/icons/ChevronRightIcon.tsx'

interface ListPagerProps {
  /** What is paged through: 'Applicants of this list'. */
  label: string
  /** From 1; undefined for somebody who has left the list. */
  position: number | undefined
  total: number
  /** The addresses of those before and after; undefined at an end of the list. */
  previous: string | undefined
  next: string | undefined
}

/** Previous and Next in the list that a profile was opened from: '3 of 12', or '11 left' of somebody who has left it. At an end of the list its button stays, disabled, so that nothing moves. */
export function ListPager({ label, position, total, previous, next }: ListPagerProps) {
  return (
    <Inline as="nav" aria-label={label} space={2} wrap={false}>
      <Step href={previous} label="Previous" look={{ icon: <ChevronLeftIcon /> }} />
      <Text as="span" tone="muted" tabular>
        {position === undefined ? `${total} left` : `${position} of ${total}`}
      </Text>
      <Step href={next} label="Next" look={{ iconEnd: <ChevronRightIcon /> }} />
    </Inline>
  )
}

interface StepProps {
  href: string | undefined
  label: string
  look: Pick<Parameters<typeof Button>[0], 'icon' | 'iconEnd'>
}

function Step({ href, label, look }: StepProps) {
  const shared = { size: 'sm', variant: 'outline', ...look } as const
  if (href === undefined) {
    return (
      <Button {...shared} disabled>
        {label}
      </Button>
    )
  }
  return (
    <ButtonLink {...shared} href={href}>
      {label}
    </ButtonLink>
  )
}

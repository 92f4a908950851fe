import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { answeredFailure } from '@/api/client/form-failure.ts'
import { hasNoAnswer } from '@/api/client/api-error.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import { longestComment, tooLong } from '@/api/contract/limits.ts'
import { rating as ratingBody, reviewTags } from '@/api/contract/schemas/submitted-task.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { RadioGroup } from '@/design-system/components/RadioGroup/index.ts'
import { RatingField, type RatingStep } from '@/design-system/components/Rating/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Tag } from '@/design-system/components/Tag/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { AppForm } from '@/shared/form/app-form.tsx'
import { useAppField } from '@/shared/form/use-app-field.ts'
import { onceOnlyFailure } from '@/shared/form/unanswered.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import type { KeptText } from '@/shared/form/use-kept-text.ts'
import { personName } from '@/shared/people-looks.ts'
import { useTypedText } from '@/shared/typed-text.ts'
import { useFocusPlace } from '@/shared/use-focus-place.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { GivenRating } from './given-rating.tsx'
import { reviewTagText } from './review-tags.ts'

type Form = { rating: RatingStep | ''; tags: string[]; comment: string; hireAgain: string }

const nothing: Form = { rating: '', tags: [], comment: '', hireAgain: '' }

const rules = z.object({
  rating: z.string().check(z.refine((value) => value !== '', 'Please choose a rating')),
  tags: z.array(z.string()),
  comment: z
    .string()
    .check(z.refine((text) => text.trim().length <= longestComment, tooLong('Comment', longestComment))),
  hireAgain: z.string().check(z.refine((value) => value !== '', 'Tell us if you would hire them again')),
})

/** What a rating says. */
interface Said {
  readonly rating: number
  readonly tags?: readonly string[] | undefined
  readonly comment?: string | undefined
  readonly hireAgain: boolean
}

const saidBy = ({ rating, tags, comment, hireAgain }: Form): Said => ({
  rating: Number(rating),
  tags,
  ...(comment.trim() !== '' && { comment: comment.trim() }),
  hireAgain: hireAgain === 'yes',
})

/** Whether a rating says the same as one that was sent. */
const isSame = (review: WorkerGig['review'], { rating, tags = [], comment = '', hireAgain }: Said): boolean =>
  review?.rating === rating &&
  (review.comment ?? '') === comment &&
  review.hireAgain === hireAgain &&
  review.tags.toSorted().join(' ') === tags.toSorted().join(' ')

/**
 * Rates a worker once the work is paid, once; afterwards it shows the rating (docs/product/worker-profile.md). Where another device has rated
 * meanwhile, its rating stands above what was typed; so does one's own that had no answer, where it was changed since. What was chosen and typed stays on this device until it was sent or is discarded.
 */
export function RatingCard({ place }: { place: WorkerGig }) {
  const name = personName(place.worker)
  /** What was sent without an answer: each of them may be the rating that the server has. */
  const [unanswered, setUnanswered] = useState<readonly Said[]>([])
  const rate = useApiMutation(workReview.rate, {
    success: 'Thanks for your feedback',
    failure: answeredFailure,
    onError: (error, { body }) => {
      if (hasNoAnswer(error)) setUnanswered((before) => [...before, body])
    },
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const offer = useRef<HTMLButtonElement>(null)
  const keepFocus = useFocusPlace(() => offer.current ?? heading.current)
  const keeps = useKeptRating(place.id)
  const removeKept = () => keeps.forEach(({ text }) => text.remove())
  const form = useAppForm<Form>({
    schema: rules as z.ZodMiniType<Form, Form>,
    initial: nothing,
    keeps,
    order: ['rating', 'tags', 'comment', 'hireAgain'],
    send: (values) => {
      // The button that was pressed goes with the form.
      keepFocus()
      return rate.mutateAsync({
        params: { gigId: place.gigId, workerGigId: place.id },
        body: ratingBody.parse(saidBy(values)),
      })
    },
    readFailure: onceOnlyFailure,
    onSaved: removeKept,
  })
  const [rating, comment, tags, hireAgain] = useWatch({
    control: form.form.control,
    name: ['rating', 'comment', 'tags', 'hireAgain'],
  })
  const isStarted = rating !== '' || comment !== ''
  const isRated = place.review !== null && place.review !== undefined
  // The read of one's own rating may arrive before the answer of the call.
  const isOwn = unanswered.some((sent) => isSame(place.review, sent))
  const isArrived = rating !== '' && isSame(place.review, saidBy({ rating, comment, tags, hireAgain }))
  const isLate = isRated && (form.isChanged || isStarted) && !form.isSending && !rate.isSuccess && !isArrived
  const removeText = useEffectEvent(removeKept)
  useEffect(() => {
    if (isArrived) removeText()
  }, [isArrived])
  const discard = () => {
    removeKept()
    form.form.reset(nothing)
  }
  return (
    <Card as="section" aria-label={`Rating of ${name}`}>
      <Stack space={4}>
        <Heading ref={heading} tabIndex={-1} level={2} look="title">
          {isRated ? 'Your rating' : `How was ${name}?`}
        </Heading>
        {place.review && <GivenRating place={place} review={place.review} offer={offer} onSave={keepFocus} />}
        {isLate && (
          <Notice tone="warning">
            {isOwn
              ? 'The rating that you sent before arrived. Your changes to it were not sent.'
              : 'This rating came from another device. Yours was not sent.'}
          </Notice>
        )}
        {(!isRated || isLate) && (
          <AppForm
            form={form}
            failureTitle={isOwn ? 'Your changes were not sent' : 'Your rating was not sent'}
            guardsLeaving={false}
            actions={
              isStarted ? (
                <Actions>
                  {isRated ? (
                    <Button variant="outline" onClick={discard}>
                      Discard what I typed
                    </Button>
                  ) : (
                    <WriteButton type="submit" loading={form.isSending} loadingLabel="Sending">
                      Send rating
                    </WriteButton>
                  )}
                </Actions>
              ) : undefined
            }
          >
            <Stack space={4}>
              <Stars />
              {/* One question at first; the others follow the stars. */}
              {isStarted && <More />}
            </Stack>
          </AppForm>
        )}
      </Stack>
    </Card>
  )
}

/** All that a rating says, kept on this device. */
const useKeptRating = (id: string): readonly KeptText<Form>[] => [
  { path: 'rating', text: useTypedText('rating-stars', id) },
  { path: 'tags', text: useTypedText('rating-tags', id) },
  { path: 'comment', text: useTypedText('rating', id) },
  { path: 'hireAgain', text: useTypedText('rating-again', id) },
]

function Stars() {
  const field = useAppField<Form, 'rating'>('rating')
  return (
    <RatingField
      {...field}
      label="Stars"
      required
      reserveMessageSpace={false}
      onChange={({ target }) => field.onChange(target.value as RatingStep)}
    />
  )
}

const againOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

function More() {
  const tags = useAppField<Form, 'tags'>('tags')
  const comment = useAppField<Form, 'comment'>('comment')
  const again = useAppField<Form, 'hireAgain'>('hireAgain')
  return (
    <>
      <Inline as="section" space={2} aria-label="What describes the work">
        {reviewTags.map((tag) => (
          <Tag
            key={tag}
            pressed={tags.value.includes(tag)}
            onChange={({ pressed }) =>
              tags.onChange(pressed ? [...tags.value, tag] : tags.value.filter((other) => other !== tag))
            }
          >
            {reviewTagText(tag)}
          </Tag>
        ))}
      </Inline>
      <Textarea
        {...comment}
        label="Comment"
        description="Published on the worker’s profile, where other employers can read it."
        optional
        size="sm"
        limit={longestComment}
      />
      <RadioGroup
        {...again}
        label="Would you hire them again?"
        required
        orientation="horizontal"
        options={againOptions}
      />
    </>
  )
}

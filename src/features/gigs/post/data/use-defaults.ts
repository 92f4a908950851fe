import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useApiQuery } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { now } from '@/lib/clock.ts'
import type { GigForm } from '../model/gig-fields.ts'
import { defaultDeadline } from '../model/sessions.ts'

/**
 * Fills in the application deadline while it is empty, and lets it follow the first session as long as it is the one that was filled in
 * (docs/product/post-gig.md). A deadline that the employer typed or cleared stays.
 */
export function useDefaultDeadline(): void {
  const { control, getValues, setValue } = useFormContext<GigForm>()
  const sessions = useWatch({ control, name: 'sessions' })
  const filledIn = useRef<string>(undefined)
  const suggestion = defaultDeadline(sessions, now())
  const suggested = suggestion && `${suggestion.day} ${suggestion.time}`
  const fillIn = useEffectEvent(() => {
    const { day, time } = getValues('applicationDeadline')
    if (suggestion === undefined || (day !== '' && `${day} ${time}` !== filledIn.current)) return
    setValue('applicationDeadline', suggestion, { shouldDirty: true })
    filledIn.current = suggested
  })
  useEffect(() => {
    if (suggested !== undefined) fillIn()
  }, [suggested])
}

/** Fills in the address of the business while no part of the place is typed. */
export function useDefaultPlace(): void {
  const { getValues, setValue } = useFormContext<GigForm>()
  const { data } = useApiQuery(company.getCompanyProfile, {})
  const address = data?.address
  const fillIn = useEffectEvent(() => {
    const place = getValues('location')
    if (!address || Object.values(place).some((value) => value !== '')) return
    setValue(
      'location',
      { ...place, address: address.street ?? '', city: address.city ?? '', state: address.state ?? '' },
      { shouldDirty: true },
    )
  })
  const hasAddress = Boolean(address)
  useEffect(() => {
    if (hasAddress) fillIn()
  }, [hasAddress])
}

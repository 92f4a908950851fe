import type { ComponentProps } from 'react'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { wrapInCard } from '@/shared/query-view/wrap-in-card.tsx'
import { useBusinessToEdit } from '../data/use-business-to-edit.ts'
import { BusinessFormSkeleton } from './business-form-skeleton.tsx'
import { BusinessForm } from './business-form.tsx'

/** The form of the business once it is read (docs/product/business-profile.md). */
export function BusinessEditor({ leadsTo }: Pick<ComponentProps<typeof BusinessForm>, 'leadsTo'>) {
  return (
    <QueryView
      query={useBusinessToEdit()}
      things="your business profile"
      skeleton={<BusinessFormSkeleton />}
      failureFrame={wrapInCard}
    >
      {(start) => <BusinessForm {...start} leadsTo={leadsTo} />}
    </QueryView>
  )
}

import { expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { aWorkerGig } from '@/api/mocks/people-factories.ts'
import { contactLinks, openingText } from './contact-links.ts'

it('begins with the Gig, its next session and place', () => {
  expect(openingText(aWorkerGig(), aGig({ status: 'open' }), new Date('2025-11-14T08:00:00+01:00'))).toBe(
    [
      'Hello Tunde, this is about “Wedding photographer”.',
      'Sat 22 Nov 2025, 10:00 AM – 6:00 PM',
      'Arrive by 8:30 AM',
      '21 Opebi Road, Ikeja, Lagos',
    ].join('\n'),
  )
})

it('links only to contacts that are known', () => {
  expect(contactLinks({ phone: '0803 555 0144', email: 'ola@lens.example' }, 'Gig', 'A & B')).toEqual({
    call: 'tel:+2348035550144',
    whatsApp: 'https://wa.me/2348035550144?text=A%20%26%20B',
    email: 'mailto:ola@lens.example?subject=Gig&body=A%20%26%20B',
  })
  expect(contactLinks({ phone: null, email: null }, 'Gig', 'text')).toEqual({})
  expect(contactLinks({ phone: 'javascript:alert(1)', email: 'none' }, 'Gig', 'text')).toEqual({})
})

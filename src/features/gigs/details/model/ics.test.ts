import { describe, expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { callSheetOf } from './call-sheet.ts'
import { gigFileName } from './gig-file-name.ts'
import { icsOf } from './ics.ts'

const now = new Date('2025-11-14T08:00:00+01:00')
const ics = (changes: Parameters<typeof aGig>[0] = {}) =>
  icsOf(callSheetOf(aGig(changes), [], { withPhones: false }), now)
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar file', () => {
  it('has each session in UTC, also past midnight', () => {
    const lines = unfolded(ics())
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
    expect(lines.filter((line) => /^(?:UID|DTSTAMP|DTSTART|DTEND)/.test(line))).toEqual([
      'UID:gig_1-1@marquee',
      'DTSTAMP:20251114T070000Z',
      'DTSTART:20251122T090000Z',
      'DTEND:20251122T170000Z',
      'UID:gig_1-2@marquee',
      'DTSTAMP:20251114T070000Z',
      'DTSTART:20251123T170000Z',
      'DTEND:20251124T010000Z',
    ])
    expect(lines).toContain(String.raw`LOCATION:21 Opebi Road\, Ikeja\, Lagos\, Opposite the filling station`)
    expect(lines).toContain(String.raw`DESCRIPTION:Arrive by 8:30 AM\, Lagos time`)
  })

  it('escapes characters that would end a value, and folds long lines without cutting a character', () => {
    const title = `Owambe; "A, B" \\ ${'Ọlọ́run👩🏾‍🎤'.repeat(12)}`
    const text = ics({ title })
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(unfolded(text)).toContain(`SUMMARY:Owambe\\; "A\\, B" \\\\ ${'Ọlọ́run👩🏾‍🎤'.repeat(12)}`)
  })

  it('is named after the Gig', () => {
    expect(gigFileName('Wedding photographer', 'ics')).toBe('marquee-wedding-photographer.ics')
    expect(gigFileName('Ọ̀ṣun Òṣogbo 2025!', 'ics')).toBe('marquee-osun-osogbo-2025.ics')
    expect(gigFileName('李小龙', 'ics')).toBe('marquee-gig.ics')
  })
})

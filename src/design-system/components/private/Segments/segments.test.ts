import { expect, it } from 'vitest'
import { stepMinute } from './minute-step.ts'
import { datePieces, timePieces } from './placeholder-text.ts'

it('steps minutes to the next quarter, around the hour', () => {
  expect([0, 1, 14, 15, 37, 45, 59].map((minute) => stepMinute(minute, 1))).toEqual([15, 15, 15, 30, 45, 0, 0])
  expect([0, 1, 14, 15, 37, 45, 59].map((minute) => stepMinute(minute, -1))).toEqual([45, 0, 0, 0, 30, 30, 45])
})

it('writes dates and times as the segments do', () => {
  const text = (pieces: ReturnType<typeof datePieces>) => pieces.map((piece) => piece.text).join('')
  expect([text(datePieces('2025-11-04')), text(datePieces(null))]).toEqual(['04/11/2025', 'dd/mm/yyyy'])
  expect([text(timePieces('18:30')), text(timePieces('00:05')), text(timePieces(null))]).toEqual([
    '6:30 PM',
    '12:05 AM',
    'hh:mm AM',
  ])
})

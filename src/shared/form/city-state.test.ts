import { expect, it } from 'vitest'
import { stateOfCity } from './city-state.ts'

it.each([
  ['Ikeja', 'Lagos'],
  [' victoria island ', 'Lagos'],
  ['Lagos', 'Lagos'],
  ['port-harcourt', 'Rivers'],
  ['Òṣogbo', 'Osun'],
  ['Abuja', 'FCT'],
])('%s is in %s', (city, state) => {
  expect(stateOfCity(city)).toBe(state)
})

it.each(['', ' ', 'Aj', 'Nairobi'])('the state of %j is not known', (city) => {
  expect(stateOfCity(city)).toBeUndefined()
})

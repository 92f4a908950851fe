import { expect, it } from 'vitest'
import { firebaseSettings } from './firebase-settings.ts'

const all = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'marquee-test',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1234',
  VITE_FIREBASE_APP_ID: ' 1:1234:web:5678 ',
  VITE_FIREBASE_VAPID_KEY: 'BPublic',
}

it('reads all five variables', () => {
  expect(firebaseSettings({ ...all, MODE: 'production' })).toEqual({
    apiKey: 'key',
    projectId: 'marquee-test',
    messagingSenderId: '1234',
    appId: '1:1234:web:5678',
    vapidKey: 'BPublic',
  })
})

it('is undefined without any of them', () => {
  expect(firebaseSettings({ VITE_API_BASE_URL: '/api/v1', VITE_FIREBASE_API_KEY: ' ' })).toBeUndefined()
})

it('names the missing ones when only some are set', () => {
  expect(() => firebaseSettings({ ...all, VITE_FIREBASE_APP_ID: '' })).toThrow(/^VITE_FIREBASE_APP_ID is missing/)
  expect(() => firebaseSettings({ VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_VAPID_KEY: 'BPublic' })).toThrow(
    /^VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_MESSAGING_SENDER_ID, VITE_FIREBASE_APP_ID are missing/,
  )
})

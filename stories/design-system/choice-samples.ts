import { type ComboboxOption } from '@/design-system/components/Combobox/index.ts'

const options = (labels: readonly string[], group?: string): readonly ComboboxOption[] =>
  labels.map((label) => ({
    value: label.toLowerCase().replaceAll(' ', '-'),
    label,
    ...(group === undefined ? {} : { group }),
  }))

export const banks: readonly ComboboxOption[] = [
  ...options(['Access Bank', 'Citibank Nigeria', 'Ecobank', 'Fidelity Bank', 'First Bank of Nigeria']),
  { value: 'fcmb', label: 'First City Monument Bank', keywords: ['FCMB'] },
  ...options(['Globus Bank']),
  { value: 'gtbank', label: 'Guaranty Trust Bank', keywords: ['GTBank', 'GTB', 'GTCO'] },
  ...options([
    'Jaiz Bank',
    'Keystone Bank',
    'Kuda',
    'Lotus Bank',
    'Moniepoint',
    'OPay',
    'Optimus Bank',
    'PalmPay',
    'Parallex Bank',
    'Polaris Bank',
  ]),
  ...options([
    'Premium Trust Bank',
    'Providus Bank',
    'Signature Bank',
    'Stanbic IBTC Bank',
    'Standard Chartered',
    'Sterling Bank',
    'Suntrust Bank',
  ]),
  ...options([
    'TAJBank',
    'Titan Trust Bank',
    'Union Bank',
    'United Bank for Africa',
    'Unity Bank',
    'Wema Bank',
    'Zenith Bank',
  ]),
]

export const states: readonly ComboboxOption[] = [
  ...options(['Benue', 'Federal Capital Territory', 'Kogi', 'Kwara', 'Nasarawa', 'Niger', 'Plateau'], 'North Central'),
  ...options(['Adamawa', 'Bauchi', 'Borno', 'Gombe', 'Taraba', 'Yobe'], 'North East'),
  ...options(['Jigawa', 'Kaduna', 'Kano', 'Katsina', 'Kebbi', 'Sokoto', 'Zamfara'], 'North West'),
  ...options(['Abia', 'Anambra', 'Ebonyi', 'Enugu', 'Imo'], 'South East'),
  ...options(['Akwa Ibom', 'Bayelsa', 'Cross River', 'Delta', 'Edo', 'Rivers'], 'South South'),
  ...options(['Ekiti', 'Lagos', 'Ogun', 'Ondo', 'Ọ̀ṣun', 'Ọ̀yọ́'], 'South West'),
]

export const workers: readonly ComboboxOption[] = [
  { value: 'w1', label: 'Ọládípọ̀ Adéwálé', description: 'Photographer, Victoria Island' },
  { value: 'w2', label: 'Ụzọamaka Nnadi', description: 'Songwriter, Enugu' },
  { value: 'w3', label: 'Ɓala Ɗanƙwambo', description: 'DJ, Kano; away until 1 December', disabled: true },
  { value: 'w4', label: 'Ṣadé Ọlátúnjí', description: 'Hostess, Ikeja' },
]

export const skills: readonly ComboboxOption[] = [
  ...options(
    [
      'Afrobeats',
      'Afro house',
      'Amapiano',
      'Apala',
      'Fújì',
      'Gospel',
      'Highlife',
      'Jazz',
      'Jùjú',
      'Ògene',
      'Palm-wine',
      'Reggae',
      'Soul',
    ],
    'Styles',
  ),
  ...options(['Bass guitar', 'Drums', 'Keyboards', 'Saxophone', 'Talking drum', 'Vocals'], 'Instruments'),
  ...options(['Event photography', 'Portraits', 'Songwriting', 'Sound engineering', 'Stage lighting'], 'Crafts'),
]

/** The number of options with which the list must stay fast. */
export const thousand: readonly ComboboxOption[] = Array.from({ length: 1000 }, (_, index) => ({
  value: `venue-${index}`,
  label: `Venue ${index + 1}`,
}))

import type { nigerianStates } from '@/api/contract/schemas/places.ts'
import { foldText } from '@/design-system/lib/fold-text.ts'

type State = (typeof nigerianStates)[number]

/** Towns and districts by state: the capitals, the largest towns, and the parts of Lagos and Abuja that are written as a city. */
const cities: Readonly<Record<State, string>> = {
  Abia: 'Aba, Umuahia',
  Adamawa: 'Yola, Mubi, Jimeta',
  'Akwa Ibom': 'Uyo, Eket, Ikot Ekpene',
  Anambra: 'Awka, Onitsha, Nnewi',
  Bauchi: 'Bauchi',
  Bayelsa: 'Yenagoa',
  Benue: 'Makurdi, Gboko, Otukpo',
  Borno: 'Maiduguri',
  'Cross River': 'Calabar, Ikom, Ogoja',
  Delta: 'Asaba, Warri, Sapele, Ughelli',
  Ebonyi: 'Abakaliki',
  Edo: 'Benin City, Benin, Auchi',
  Ekiti: 'Ado Ekiti, Ikere',
  Enugu: 'Enugu, Nsukka',
  FCT: 'Abuja, Garki, Wuse, Maitama, Asokoro, Gwarinpa, Kubwa, Jabi, Gwagwalada',
  Gombe: 'Gombe',
  Imo: 'Owerri, Orlu, Okigwe',
  Jigawa: 'Dutse, Hadejia',
  Kaduna: 'Zaria, Kafanchan',
  Kano: 'Kano',
  Katsina: 'Daura, Funtua',
  Kebbi: 'Birnin Kebbi',
  Kogi: 'Lokoja, Okene',
  Kwara: 'Ilorin, Offa',
  Lagos:
    'Agege, Ajah, Alimosho, Apapa, Badagry, Ebute Metta, Epe, Festac, Gbagada, Ikeja, Ikorodu, Ikoyi, Isolo, Ketu, Lagos Island, Lekki, Magodo, Maryland, Mushin, Ojo, Oshodi, Surulere, Victoria Island, VI, Yaba',
  Nasarawa: 'Lafia, Keffi, Karu',
  Niger: 'Minna, Bida, Suleja',
  Ogun: 'Abeokuta, Ijebu Ode, Sagamu, Ota, Sango Ota',
  Ondo: 'Akure, Owo',
  Osun: 'Osogbo, Oshogbo, Ile Ife, Ife, Ilesa',
  Oyo: 'Ibadan, Ogbomoso, Ogbomosho, Iseyin',
  Plateau: 'Jos, Bukuru',
  Rivers: 'Port Harcourt, PH, Bonny, Obio Akpor',
  Sokoto: 'Sokoto',
  Taraba: 'Jalingo, Wukari',
  Yobe: 'Damaturu, Potiskum',
  Zamfara: 'Gusau',
}

const key = (city: string) =>
  foldText(city)
    .replace(/[^a-z]+/g, ' ')
    .trim()

const states = new Map(
  Object.entries(cities).flatMap(([state, names]) =>
    [state, ...names.split(', ')].map((name) => [key(name), state] as const),
  ),
)

/** The state that a city or district is in, however it is capitalised or hyphenated; undefined for one that is not known. */
export function stateOfCity(city: string): string | undefined {
  return states.get(key(city))
}

/** Texts that stress layouts: every component is shown with them. */
export const stressText = {
  long: 'Photographers, songwriters, hostesses and DJs for the opening night of a three-day festival on the waterfront in Victoria Island, Lagos',
  unbroken: 'Photographersandsongwritersandhostessesanddjsandmanyothertalentedpeople',
  nigerian: 'Ṣadé Ọlátúnjí, Ụ́zọ̀ámáká Ńnádị̀, Ɓàlá Ɗanƙwàmbò: ẹ ọ ṣ ị ụ ṅ ɓ ɗ ƙ',
  money: '₦1,250,000.00',
} as const

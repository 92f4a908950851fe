const timeZone = 'Africa/Lagos'
const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone })

/** A moment's time in Lagos: '6:00 PM'. */
export const lagosTime = (moment: Date) => timeFormat.format(moment)

/** A moment's day and time in Lagos: 'Saturday 6 December, 6:00 PM'. */
export const lagosDateTime = (moment: Date) => `${dayFormat.format(moment)}, ${lagosTime(moment)}`

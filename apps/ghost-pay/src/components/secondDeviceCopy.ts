import { textOf } from '../text/textOf.ts'

/** What `SecondDevice` says. */
export const secondDeviceCopy = {
  'secondDevice.title': 'Check on a second device',
  'secondDevice.loading': 'Drawing the code',
  'secondDevice.scan':
    'Scan this code with another device. It opens a page that reads the payment without any network.',
  'secondDevice.scanAll':
    'Open verify.html on another device and press Scan. This payment takes {count} codes; keep the camera on them until all are read.',
  'secondDevice.must': 'It must say exactly this, and show the codes above:',
  'secondDevice.code': 'QR code with this payment',
  'secondDevice.codeOf': 'QR code {place} of {count} with this payment',
  'secondDevice.place': '{place} of {count}',
  'secondDevice.pause': 'Pause',
  'secondDevice.play': 'Play',
  'secondDevice.next': 'Next code',
  'secondDevice.copy': 'Copy the link',
  'secondDevice.file':
    'The page is one file. Keep a copy on the other device: then nobody who changes this site changes it.',
  'secondDevice.save': 'Save verify.html',
  'secondDevice.hash': 'Its SHA-256',
  'secondDevice.copyHash': 'Copy the hash of verify.html',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(secondDeviceCopy)

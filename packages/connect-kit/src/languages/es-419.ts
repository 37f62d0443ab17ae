import type { CopyKey } from '../copy.ts'
import { es } from './es.ts'

/** Every sentence of the kit in the Spanish of Latin America, for the provider’s `copy`, with `locale="es-419"`. */
export const es419: Readonly<Record<CopyKey, string>> = {
  ...es,
  'connect.none': 'No se encontró ninguna wallet en este navegador.',
  'connect.didOpen': '¿Se abrió {wallet}?',
  'connect.openAgain': 'Abrir de nuevo',
  'options.extension.action': 'Agregar a {browser}',
  'options.desktop.title': '{wallet} para esta computadora',
  'chain.wrong': 'Red incorrecta: cámbiela o desconéctese para continuar.',
  'button.wrongNetwork': 'Red incorrecta',
  'signIn.failed': '¡Algo salió mal!',
  'signIn.unread': 'No se pudo comprobar si ya inició sesión.',
  'error.rejected': 'Rechazó la solicitud en {wallet}.',
  'error.timeout-wallet': '{wallet} no respondió a tiempo. Ábrala e inténtelo de nuevo.',
  'error.timeout-relay':
    'El servicio de conexión no respondió. Las wallets de este navegador siguen funcionando.',
  'error.timeout-node': 'El nodo de esta red no respondió. Inténtelo de nuevo en un momento.',
  'error.chain-add-failed': '{wallet} no pudo agregar esta red.',
  'error.switch-ignored': '{wallet} se quedó en su red. Cámbiela en la propia wallet.',
  'error.chain-disconnected': '{wallet} perdió esta red. Inténtelo de nuevo en un momento.',
  'error.unauthorised': '{wallet} no autorizó esta cuenta. Elija otra.',
  'error.no-account':
    '{wallet} no dio ninguna cuenta. Desbloquéela, elija una cuenta e inténtelo de nuevo.',
  'error.session-expired': 'La sesión de {wallet} terminó. Conéctela de nuevo.',
  'error.pairing-expired': 'El código venció. Pida uno nuevo.',
  'error.wc-settlement': '{wallet} no aceptó estas redes.',
  'error.popup-blocked':
    'El navegador bloqueó la ventana de {wallet}. Permítala e inténtelo de nuevo.',
  'error.safe-not-in-iframe': 'La aplicación Safe no respondió. Abra esta página dentro de ella.',
  'error.siwe-nonce': 'No se pudo preparar el mensaje. ¡Inténtelo de nuevo!',
  'error.siwe-sign': 'No se pudo firmar el mensaje. ¡Inténtelo de nuevo!',
  'error.siwe-verify': 'No se pudo comprobar la firma. ¡Inténtelo de nuevo!',
  'error.unknown': 'Algo salió mal en {wallet}. Inténtelo de nuevo.',
  'transaction.partly': 'Hecha en parte',
  'transaction.steps': 'Pasos: {n}',
  'terms.first': 'Para elegir una wallet, marque primero la casilla.',
}

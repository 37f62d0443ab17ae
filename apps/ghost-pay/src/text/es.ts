import type { Translated } from './allCopy.ts'

/** The app’s sentences in Spanish. */
export const es: Translated = {
  // name an address
  'nameAddress.ask': 'Poner nombre a esta dirección',
  'nameAddress.name': 'Nombre de {address}',
  'nameAddress.save': 'Guardar',

  'claimedCall.asking': 'Preguntando al gateway qué significan estos bytes.',
  'claimedCall.unknown': 'Tampoco el gateway sabe qué significan estos bytes.',
  'claimedCall.silent': 'El gateway no respondió qué significan estos bytes.',
  'claimedCall.says': 'El gateway dice: {method}',
  'claimedCall.more': {
    one: 'y {count} valor más',
    many: 'y {count} valores más',
    other: 'y {count} valores más',
  },
  'claimedCall.claim':
    'Nadie ha comprobado esto. Usted firma los bytes, no lo que el gateway dice de ellos.',

  // second device
  'secondDevice.title': 'Comprobar en otro dispositivo',
  'secondDevice.loading': 'Dibujando el código',
  'secondDevice.scan':
    'Escanee este código con otro dispositivo. Abre una página que lee el pago sin usar ninguna red.',
  'secondDevice.scanAll':
    'Abra verify.html en otro dispositivo y pulse «Scan». Este pago ocupa {count} códigos; mantenga la cámara sobre ellos hasta que se lean todos.',
  'secondDevice.must': 'Debe decir exactamente esto y mostrar los hashes de arriba:',
  'secondDevice.english':
    'El otro dispositivo lo muestra en inglés: allí la coma separa los miles y el punto va antes de los decimales. En su idioma:',
  'secondDevice.code': 'Código QR con este pago',
  'secondDevice.codeOf': 'Código QR {place} de {count} con este pago',
  'secondDevice.place': '{place} de {count}',
  'secondDevice.pause': 'Pausar',
  'secondDevice.play': 'Reproducir',
  'secondDevice.next': 'Código siguiente',
  'secondDevice.copy': 'Copiar el enlace',
  'secondDevice.file':
    'La página es un solo archivo. Guarde una copia en el otro dispositivo: así, quien cambie este sitio no podrá cambiarla.',
  'secondDevice.save': 'Guardar verify.html',
  'secondDevice.hash': 'SHA-256 de la página',
  'secondDevice.copyHash': 'Copiar el hash de verify.html',

  // descriptions of transactions and messages
  'description.sentence': '{phrase}.',
  'description.alongside': '{phrase}. Además se envía: {amount}.',

  'description.currency': '{amount} de la moneda de la cadena',
  'description.units': '{amount} unidades del token desconocido {token}',
  'description.collectible': 'el coleccionable {id} de {symbol}',
  'description.anyAmount': 'cualquier cantidad de {token}',

  'description.reject': 'No hacer nada, en lugar de otra transacción con el mismo nonce',
  'description.send': 'Enviar {amount} a {to}',
  'description.move': 'Mover {amount} de {from} a {to}',
  'description.moveCollectible': 'Mover el coleccionable {id} de {token} de {from} a {to}',
  'description.moveCollectibles':
    'Mover {amount} del coleccionable {id} de {token} de {from} a {to}',
  'description.approve': 'Permitir a {spender} tomar {amount}',
  'description.approveNone': 'Dejar de permitir a {spender} tomar {token}',
  'description.approveMore': 'Permitir a {spender} tomar {amount} más',
  'description.approveLess': 'Permitir a {spender} tomar {amount} menos',
  'description.permit': 'Permitir a {spender} tomar {amount} de {owner}',
  'description.approveAll': 'Permitir a {spender} tomar todos los tokens de {token}',
  'description.approveAllNone': 'Dejar de permitir a {spender} tomar tokens de {token}',
  'description.addOwner': {
    one: 'Añadir a {owner} como propietario y requerir {threshold} firma',
    many: 'Añadir a {owner} como propietario y requerir {threshold} firmas',
    other: 'Añadir a {owner} como propietario y requerir {threshold} firmas',
  },
  'description.removeOwner': {
    one: 'Quitar a {owner} como propietario y requerir {threshold} firma',
    many: 'Quitar a {owner} como propietario y requerir {threshold} firmas',
    other: 'Quitar a {owner} como propietario y requerir {threshold} firmas',
  },
  'description.swapOwner': 'Sustituir al propietario {oldOwner} por {newOwner}',
  'description.changeThreshold': {
    one: 'Requerir {threshold} firma',
    many: 'Requerir {threshold} firmas',
    other: 'Requerir {threshold} firmas',
  },
  'description.enableModule': 'Activar el módulo {module}',
  'description.disableModule': 'Desactivar el módulo {module}',
  'description.setGuard': 'Establecer la guarda {guard}',
  'description.removeGuard': 'Quitar la guarda',
  'description.setModuleGuard': 'Establecer la guarda de módulos {guard}',
  'description.removeModuleGuard': 'Quitar la guarda de módulos',
  'description.setFallbackHandler': 'Establecer el gestor de respaldo (fallback handler) {handler}',
  'description.removeFallbackHandler': 'Quitar el gestor de respaldo (fallback handler)',
  'description.changeImplementation':
    'Hacer que la cuenta funcione con el código de {implementation}',
  'description.migrate':
    'Hacer que la cuenta funcione con un código más nuevo, mediante {contract} {version}',
  'description.updateVersion': 'Actualizar la cuenta de la versión {from} a la versión {version}',
  'description.signMessage': 'Firmar el mensaje {message} en la cadena',
  'description.approveHash': 'Aprobar {hash} como propietario de {account}',
  'description.execute': 'Ejecutar para la cuenta {account}: {sentence}',
  'description.createAccount': 'Crear una cuenta con {contract} {version}',
  'description.emptyBatch': '0 transacciones en una',
  'description.batch': {
    one: '{number} transacción en una: {parts}',
    many: '{number} transacciones en una: {parts}',
    other: '{number} transacciones en una: {parts}',
  },
  'description.batchPart': '{parts}; {part}',
  'description.batchMore': '{parts}; y {number} más',
  'description.delegateCall': 'Ejecutar el código de {to} dentro de la cuenta (delegatecall)',
  'description.call': 'Llamar a {to}',
  'description.callFunction': 'Llamar a la función {selector} de {to}',
  'description.unreadable': 'Llamar a {to} con datos que no se pueden leer',

  'description.signText': 'Firmar el texto «{text}».',
  'description.signBytes': 'Firmar bytes que no son texto.',
  'description.signAsOwner': 'Firmar como propietario de {account}: {sentence}',
  'description.signTypedData': 'Firmar los datos con tipos «{type}».',
  'description.signTypedDataFor': 'Firmar los datos con tipos «{type}» para {contract}.',

  'warning.transferFrom': 'Lo que se mueve es de {owner}.',
  'warning.unknownToken':
    '{token} no es un token conocido. Lo que parece una transferencia puede hacer cualquier cosa.',
  'warning.bytesBehind':
    'Detrás de lo que se envía hay más de lo que necesita una transferencia. {token} puede hacer algo con ello.',
  'warning.value': 'Además se envía {amount} a {token}. Ningún token necesita eso.',
  'warning.permit': '{spender} puede tomar tokens de {owner}.',
  'warning.approvalForAll': '{operator} puede tomar todos los tokens de {token}.',
  'warning.unlimitedApproval': '{spender} puede tomar cualquier cantidad, ahora y después.',
  'warning.unknownSpender': '{spender} no está entre los autorizados conocidos.',
  'warning.ownerAdded': '{owner} pasa a ser propietario.',
  'warning.ownerRemoved': '{owner} deja de ser propietario.',
  'warning.ownerSwapped': '{newOwner} ocupa el lugar de {oldOwner}.',
  'warning.threshold': {
    one: 'Desde entonces hace falta {threshold} firma.',
    many: 'Desde entonces hacen falta {threshold} firmas.',
    other: 'Desde entonces hacen falta {threshold} firmas.',
  },
  'warning.moduleEnabled': '{module} puede moverlo todo sin la firma de ningún propietario.',
  'warning.moduleDisabled': '{module} ya no puede actuar por la cuenta.',
  'warning.guardSet': '{guard} puede rechazar desde entonces cualquier transacción.',
  'warning.guardRemoved': 'Se quita la guarda que comprueba las transacciones.',
  'warning.handlerSet': '{handler} responde desde entonces en nombre de la cuenta.',
  'warning.handlerRemoved':
    'Desde entonces la cuenta no responde a comprobaciones de firmas ni a avisos de tokens.',
  'warning.delegateCall': '{to} se ejecutaría con los fondos y los ajustes de esta cuenta.',
  'warning.nestedBatch': 'Hay un lote dentro de un lote, mediante otro delegatecall.',
  'warning.signMessage':
    'Se firma un mensaje en la cadena mediante código que se ejecuta dentro de esta cuenta.',
  'warning.migration': 'Se ejecuta una migración dentro de esta cuenta.',
  'warning.migrated': 'Cambia el código con el que funciona esta cuenta.',
  'warning.handlerMigrated': 'Cambia el gestor de respaldo (fallback handler).',
  'warning.implementation': 'La cuenta funcionaría con el código de {implementation}.',
  'warning.refund':
    'La cuenta paga un reembolso a {receiver}: {amount}, y {perUnit} más por cada unidad de gas.',
  'warning.refundSender':
    'La cuenta paga un reembolso a quien la ejecute: {amount}, y {perUnit} más por cada unidad de gas.',
  'warning.upTo': 'hasta {amount}',
  'warning.selfCall': 'La cuenta llama a una función propia que no se conoce.',
  'warning.unreadable': 'La llamada a {to} no se puede leer.',
  'warning.approveHash': 'Aquí no se muestra qué haría {account}: un hash no se puede leer.',
  'warning.unreadablePermission': 'Tiene la forma de un permiso y no se puede leer.',

  // rows

  // where the gateway contradicts the chain
  'contradiction.foreign': 'Es una transacción de otra cuenta.',
  'contradiction.unshown': 'El gateway no dice qué se firmaría. No lo firme.',
  'contradiction.hash': 'La transacción del gateway no corresponde a su hash. No la firme.',
  'contradiction.code': 'Ejecuta código ajeno como si fuera la cuenta. No la firme.',
  'contradiction.place': 'El gateway la coloca en otro puesto de la fila que el que se firma.',
  'contradiction.list': 'En su lista, el gateway dice otra cosa de ella.',
  'contradiction.other': 'Hace otra cosa de lo que dice el gateway.',
  'contradiction.required': 'El gateway pide {asked} de las {needed} firmas que pide la cuenta.',
  'contradiction.none': {
    one: 'El gateway cuenta {count} firma. Ninguna es válida.',
    many: 'El gateway cuenta {count} firmas. Ninguna es válida.',
    other: 'El gateway cuenta {count} firmas. Ninguna es válida.',
  },
  'contradiction.one': {
    one: 'El gateway cuenta {count} firma. Solo 1 es válida.',
    many: 'El gateway cuenta {count} firmas. Solo 1 es válida.',
    other: 'El gateway cuenta {count} firmas. Solo 1 es válida.',
  },
  'contradiction.some': {
    one: 'El gateway cuenta {count} firma. Solo {held} son válidas.',
    many: 'El gateway cuenta {count} firmas. Solo {held} son válidas.',
    other: 'El gateway cuenta {count} firmas. Solo {held} son válidas.',
  },
  'contradiction.absent': 'La cadena no tiene ninguna transacción así.',
  'contradiction.undone': 'En la cadena se deshizo: no ha ocurrido nada.',
  'contradiction.unrelated': 'La transacción de la cadena que nombra el gateway no ejecutó esta.',
  'contradiction.failed': 'En la cadena falló: no se movió nada.',
  'contradiction.succeeded': 'En la cadena se completó.',
  'contradiction.moved': 'Movió otra cosa de lo que dice el gateway.',
  'contradiction.noModule': 'Ningún módulo de la cuenta ha hecho esto.',
  'contradiction.moduleFailed': 'En la cadena falló.',
  'contradiction.noTransfer': 'El token no ha movido nada parecido.',

  // doubts about a token
  'doubt.advertises': 'El nombre lleva a algún sitio. No vaya allí.',
  'doubt.hides': 'El nombre tiene caracteres invisibles.',
  'doubt.imitates': 'Se llama como otro token.',
  'doubt.long': 'El nombre es más largo que el de un token.',
  'doubt.unlisted': 'El gateway no confía en él.',

  // what is held
  'holding.decimals':
    'El token cuenta con {decimals} decimales, el gateway con {claimed}. Son {amount}.',
  'holding.amount': 'El propio token dice {amount}.',

  // the words of a payment
  'memo.bound':
    'Estas palabras van unidas al pago: los propietarios firman su huella con él, y la cadena la conserva.',
  'memo.loose': 'Es una nota junto al pago. Nadie la firma y no está en la cadena.',
  'memo.other':
    'Los bytes llevan una huella que no es de estas palabras. Pregunte a quien lo escribió.',
  'memo.unread':
    'Los bytes llevan la huella de un concepto. Quien conozca sus palabras puede comprobarla.',
  'moved.used':
    'Otra operación ha usado el puesto {nonce} de la fila. Esta tiene ahora el puesto {free}: revísela antes de firmar.',
  'moved.taken':
    'El puesto {nonce} de la fila lo ocupa otra que espera. Esta tiene ahora el puesto {free}: revísela antes de firmar.',
  'moved.gap':
    'El puesto {nonce} de la fila deja un hueco: nada espera en el puesto {free}. Esta tiene ahora el puesto {free}: revísela antes de firmar.',
  'memo.several': {
    one: '{count} de estos pagos lleva la huella de su concepto.',
    many: '{count} de estos pagos llevan la huella de su concepto.',
    other: '{count} de estos pagos llevan la huella de su concepto.',
  },

  // the state of a transaction
  'status.waits': 'Faltan firmas',
  'status.waitsForTurn': 'Firmada, espera su turno',
  'status.ready': 'Lista para ejecutar',
  'status.cancelled': 'Cancelada',
  'status.failed': 'Fallida',
  'status.succeeded': 'Completada',
  'status.passed': 'Ya no está abierta',
  'status.unknown': '{status}',
  'status.claimed': '{status}, dice el gateway',
  'status.denied': '{status}, decía el gateway',

  // where the gateway contradicts a token
  'tokenLie.none':
    'El gateway dice que es el token {symbol}. La cadena no tiene ningún token en esta dirección.',
  'tokenLie.collection':
    'El gateway dice que {symbol} es dinero. El contrato dice que es una colección de coleccionables.',
  'tokenLie.decimals':
    'El gateway dice que {symbol} tiene {claimed} decimales. El contrato dice {decimals}.',
  'tokenLie.symbol': 'El gateway llama {symbol} a este token. El contrato se llama {own}.',

  // what a transaction does, in a row
  'transaction.pay': 'Pago',
  'transaction.pay.who': 'Pago a {who}',
  'transaction.collectible': 'Enviar un coleccionable',
  'transaction.collectible.who': 'Enviar un coleccionable a {who}',
  'transaction.received': 'Recibido',
  'transaction.received.who': 'Recibido de {who}',
  'transaction.minted': 'Recién creado',
  'transaction.reject': 'Rechazo',
  'transaction.call': 'Llamar a un contrato',
  'transaction.call.who': 'Llamar al contrato {who}',
  'transaction.method': 'Llamar a {method}',
  'transaction.method.who': 'Llamar a {method} de {who}',
  'transaction.batch': {
    one: 'Lote de {count}',
    many: 'Lote de {count}',
    other: 'Lote de {count}',
  },
  'transaction.created': 'Cuenta creada',
  'transaction.created.who': 'Cuenta creada por {who}',
  'transaction.unknown': 'Tipo desconocido ({kind})',
  'transaction.settings': 'Cambiar ajustes',
  'transaction.settingsOf': 'Cambiar ajustes ({kind})',
  'transaction.account': 'Cambiar la cuenta',
  'transaction.addOwner': 'Añadir un propietario',
  'transaction.addOwner.then': {
    one: 'Añadir un propietario, después basta {count} firma',
    many: 'Añadir un propietario, después hacen falta {count} firmas',
    other: 'Añadir un propietario, después hacen falta {count} firmas',
  },
  'transaction.addOwner.who': {
    one: 'Añadir a {who} como propietario, después basta {count} firma',
    many: 'Añadir a {who} como propietario, después hacen falta {count} firmas',
    other: 'Añadir a {who} como propietario, después hacen falta {count} firmas',
  },
  'transaction.removeOwner': 'Quitar un propietario',
  'transaction.removeOwner.then': {
    one: 'Quitar un propietario, después basta {count} firma',
    many: 'Quitar un propietario, después hacen falta {count} firmas',
    other: 'Quitar un propietario, después hacen falta {count} firmas',
  },
  'transaction.removeOwner.who': {
    one: 'Quitar a {who} como propietario, después basta {count} firma',
    many: 'Quitar a {who} como propietario, después hacen falta {count} firmas',
    other: 'Quitar a {who} como propietario, después hacen falta {count} firmas',
  },
  'transaction.swapOwner': 'Sustituir un propietario',
  'transaction.swapOwner.who': 'Sustituir un propietario por {who}',
  'transaction.threshold': {
    one: 'Cambiar las firmas necesarias a {count}',
    many: 'Cambiar las firmas necesarias a {count}',
    other: 'Cambiar las firmas necesarias a {count}',
  },
  'transaction.implementation': 'Cambiar el contrato de la cuenta',
  'transaction.implementation.who': 'Cambiar el contrato de la cuenta a {who}',
  'transaction.enableModule': 'Dejar que un módulo pague sin firmas',
  'transaction.enableModule.who': 'Dejar que el módulo {who} pague sin firmas',
  'transaction.disableModule': 'Desactivar un módulo',
  'transaction.disableModule.who': 'Desactivar el módulo {who}',
  'transaction.handler': 'Establecer el gestor de respaldo',
  'transaction.handler.who': 'Establecer el gestor de respaldo {who}',
  'transaction.guard': 'Establecer la guarda',
  'transaction.guard.who': 'Establecer la guarda {who}',
  'transaction.noGuard': 'Quitar la guarda',
  'transaction.moduleGuard': 'Establecer la guarda de módulos',
  'transaction.moduleGuard.who': 'Establecer la guarda de módulos {who}',
  'transaction.noModuleGuard': 'Quitar la guarda de módulos',
  'transaction.baseUnits': 'unidades mínimas',
  'transaction.baseUnitsOf': 'unidades mínimas de un token',
  'symbol.unnamed': 'token sin nombre',
  'transaction.aCollectible': 'coleccionable',

  // what the chain says of a transaction
  'truth.nowhere.title': 'El gateway dice que esto se ejecutó, pero no dónde.',
  'truth.nowhere': 'Sin una transacción de la cadena no se puede comprobar.',
  'truth.failed.title': 'El gateway dice «Completada». La cadena dice «Fallida».',
  'truth.failed': 'Lo que dice la cadena es lo que ocurrió.',
  'truth.succeeded.title': 'El gateway dice «Fallida». La cadena dice «Completada».',
  'truth.succeeded': 'Lo que dice la cadena es lo que ocurrió.',
  'truth.absent.title':
    'El gateway dice que esto se ejecutó. La cadena no tiene ninguna transacción así.',
  'truth.absent': 'No se fíe de ello hasta que la cadena la tenga.',
  'truth.reverted.title':
    'El gateway dice que esto se ejecutó. En la cadena, esa transacción se deshizo.',
  'truth.reverted': 'No movió nada.',
  'truth.unrelated.title':
    'El gateway dice que esto se ejecutó. La transacción que nombra hizo otra cosa.',
  'truth.unrelated': 'Nada de esto ocurrió en ella.',
  'truth.notCancelled.title':
    'El gateway dice que esto está cancelado. En la cadena, su puesto en la fila, {nonce}, no se ha usado.',
  'truth.notCancelled': 'Quien tenga firmas suficientes aún puede ejecutarlo.',
  'truth.used.title': 'En la cadena, el puesto {nonce} de la fila ya se ha usado.',
  'truth.used': 'Se ejecutó esta, u otra en su lugar. El gateway aún no lo sabe.',

  // an address
  'addressBlock.copy': 'Copiar la dirección de {name}',
  'addressBlock.copyUnnamed': 'Copiar la dirección de esta cuenta',
  'addressBlock.explorer': 'Explorador',

  // parts of a batch
  'parts.count': { one: '{count} parte', many: '{count} partes', other: '{count} partes' },
  'parts.total': 'En total',
  'warnings.parts': {
    one: 'En la parte {parts} del lote.',
    many: 'En las partes {parts} del lote.',
    other: 'En las partes {parts} del lote.',
  },

  // copying
  'copied.done': '¡Copiado!',
  'copied.refused':
    'El navegador no permitió copiar a esta página. Seleccione el texto en su lugar.',

  // what a device shows
  'digests.title': 'Lo que mostrará su dispositivo',
  'digests.domain': 'Hash de dominio',
  'digests.domain.copy': 'Copiar el hash de dominio',
  'digests.message': 'Hash de mensaje',
  'digests.message.copy': 'Copiar el hash de mensaje',
  'digests.transaction': 'Hash de la transacción (safeTxHash)',
  'digests.transaction.copy': 'Copiar el hash de la transacción (safeTxHash)',
  'digests.calldata': 'Hash de los datos de llamada',
  'digests.calldata.copy': 'Copiar el hash de los datos de llamada',

  // figures
  'figure.unknown': 'Importe en {symbol} desconocido',
  'skeleton.balance': 'Leyendo el saldo',

  // without the gateway
  'here.mark': 'este dispositivo',
  'here.onlyHere': 'Este pago se propuso en este navegador.',
  'here.handOn':
    'Los demás propietarios solo lo ven si se les pasó o se entregó al gateway. Páselo como enlace o archivo con el botón de abajo.',
  'here.label': 'Sin el gateway',
  'here.title': 'Usted sigue sin el gateway. Esta página lee la cadena por sí misma.',
  'here.reach':
    'Los pagos se conocen desde el bloque {from}. Los precios, los mensajes, la política y lo que espera en el gateway, no.',
  'here.reading': 'Leyendo los bloques más recientes. La primera vez tarda un poco.',
  'here.unread':
    'No se pudieron leer los bloques más recientes: su nodo no responde. Se le vuelve a preguntar cada 20 segundos.',
  'here.only': {
    one: '{count} pago espera en este navegador. Los demás lo verán cuando usted lo pase.',
    many: '{count} pagos esperan en este navegador. Los demás verán cada uno cuando usted lo pase.',
    other:
      '{count} pagos esperan en este navegador. Los demás verán cada uno cuando usted lo pase.',
  },
  'here.away': 'El gateway sigue sin responder.',
  'here.back': 'El gateway vuelve a responder.',
  'here.offer': {
    one: 'Entregar {count} pago al gateway',
    many: 'Entregar {count} pagos al gateway',
    other: 'Entregar {count} pagos al gateway',
  },
  'here.offering': 'Entregando',
  'here.offered.given': {
    one: 'El gateway tiene ahora {count} pago de aquí.',
    many: 'El gateway tiene ahora {count} pagos de aquí.',
    other: 'El gateway tiene ahora {count} pagos de aquí.',
  },
  'here.offered.had': {
    one: 'Ya tenía {count} pago.',
    many: 'Ya tenía {count} pagos.',
    other: 'Ya tenía {count} pagos.',
  },
  'here.offered.passed': {
    one: '{count} pago ha perdido su puesto: la cuenta ya lo ha pasado y no se podrá ejecutar nunca.',
    many: '{count} pagos han perdido su puesto: la cuenta ya los ha pasado y no se podrán ejecutar nunca.',
    other:
      '{count} pagos han perdido su puesto: la cuenta ya los ha pasado y no se podrán ejecutar nunca.',
  },
  'here.offered.taken': {
    one: '{count} pago se queda aquí: en el gateway otro espera en su puesto, y solo puede ocurrir uno de los dos.',
    many: '{count} pagos se quedan aquí: en el gateway otros esperan en sus puestos, y en cada uno solo puede ocurrir uno.',
    other:
      '{count} pagos se quedan aquí: en el gateway otros esperan en sus puestos, y en cada uno solo puede ocurrir uno.',
  },
  'here.offered.twin': {
    one: '{count} pago ya espera allí en otro puesto. Se queda aquí para que no se pague dos veces.',
    many: '{count} pagos ya esperan allí en otros puestos. Se quedan aquí para que no se paguen dos veces.',
    other:
      '{count} pagos ya esperan allí en otros puestos. Se quedan aquí para que no se paguen dos veces.',
  },
  'here.offered.refused': {
    one: 'No aceptó {count} pago. Ese se queda aquí.',
    many: 'No aceptó {count} pagos. Esos se quedan aquí.',
    other: 'No aceptó {count} pagos. Esos se quedan aquí.',
  },
  'here.offered.partly': {
    one: 'Tiene {count} pago, pero no todas sus firmas. Entréguelo otra vez.',
    many: 'Tiene {count} pagos, pero no todas sus firmas. Entréguelos otra vez.',
    other: 'Tiene {count} pagos, pero no todas sus firmas. Entréguelos otra vez.',
  },
  'here.offered.unknown': {
    one: 'De {count} pago no dijo si lo aceptó. Entréguelo otra vez para saberlo.',
    many: 'De {count} pagos no dijo si los aceptó. Entréguelos otra vez para saberlo.',
    other: 'De {count} pagos no dijo si los aceptó. Entréguelos otra vez para saberlo.',
  },
  'here.incomparable':
    'No se pudo comparar lo que espera aquí y allí, así que no se entregó nada. Inténtelo de nuevo.',
  'here.without': 'Seguir sin el gateway',
  'here.fails': 'El gateway no responde.',
  'here.knowsNothing': 'El gateway responde y no sabe nada de esta cuenta.',
  'here.withoutWhy':
    'Se puede seguir sin él: esta página lee entonces la cadena por sí misma, a través de su nodo. Puede pagar y firmar; lo que solo guarda el gateway no se sabe entonces, y los demás propietarios ven lo que usted propone cuando se lo pasa.',
  'here.unknown': 'No se sabe aquí',
  'here.unknownWhy':
    'Lo que está en esta página lo guarda el gateway, y usted sigue sin él. Eso no quiere decir que no haya nada.',
  'here.hosted': 'Volver a usar el gateway',

  // an address that looks like another
  'lookAlike.title': 'Esta dirección se parece a la de {name}, y es otra.',
  'lookAlike.titleUnnamed': 'Esta dirección se parece a una a la que usted ha pagado, y es otra.',
  'lookAlike.know': 'Usted conoce',
  'lookAlike.this': 'y esta es',
  'lookAlike.more': {
    one: 'También se parece a otra que usted conoce.',
    many: 'También se parece a otras {count} que usted conoce.',
    other: 'También se parece a otras {count} que usted conoce.',
  },
  'lookAlike.mark': 'Se parece a {known} y es otra dirección: {address}',

  // a transaction that the gateway does not know
  'unknown.title': 'El gateway no conoce esta transacción.',
  'unknown.titleHere': 'Esta página no ha leído esta transacción.',
  'unknown.what': 'si la cuenta ha ejecutado esto',
  'unknown.asking': 'Buscándola en la cadena',
  'unknown.succeeded': 'La cuenta la ha ejecutado.',
  'unknown.failed':
    'La cuenta la ha ejecutado y ha fallado: no se ha movido nada, y su lugar en la fila está usado.',
  'unknown.never': 'La cuenta no la ha ejecutado nunca.',
  'unknown.notSince':
    'La cuenta no la ha ejecutado desde el bloque {block}. Al nodo no se le preguntó por bloques anteriores.',
  'unknown.when': 'Cuándo',
  'unknown.at': '{time}, en el bloque {block}',
  'unknown.hash': 'Transacción de la cadena',
  'unknown.copy': 'Copiar el hash de la transacción de la cadena',
  'unknown.notKept':
    'Este navegador no guarda nada de ella, así que aquí no se sabe qué paga. Puede que el enlace esté cortado o que se retirara. Si otro propietario le dio su enlace, su archivo o sus códigos, ábralos.',
  'unknown.kept': 'Este navegador guarda lo que paga.',
  'unknown.keptOpen':
    'Este navegador la guarda, con las firmas que se vieron la última vez. Se puede firmar, pasar y ejecutar sin el gateway.',
  'unknown.open': 'Abrir un pago',
  'unknown.see': 'Ver lo que guarda este navegador',
  'unknown.back': 'Volver a la cuenta',

  // a transaction that is not there
  'noTransaction.title': 'En esta cuenta no hay ninguna transacción así.',
  'noTransaction.text':
    'Puede que el enlace esté cortado o que la transacción se retirara antes de ejecutarse.',
  'noTransaction.back': 'Volver a la cuenta',

  // signatures in a row
  'signatures.signed': '{signed} de {required} firmas',
  'signatures.open': '{signed} de {required} firmas, puede firmar {owners}',
  'signatures.claimed': '{signatures}, dice el gateway',

  // sending again with a higher fee
  'speedUp.again': 'Enviar de nuevo con una comisión mayor',
  'speedUp.why':
    'La cadena se toma su tiempo. Con una comisión mayor entra antes. Su wallet tiene que conservar el número (nonce) de la primera: así solo puede ocurrir una de las dos, y solo se paga una.',
  'speedUp.asking': 'Su wallet le pide que lo envíe de nuevo.',
  'speedUp.still': 'Lo que envió primero sigue en camino.',
  'speedUp.two': 'Mientras la segunda espere, aquí no se envía de nuevo.',
  'faster.again': 'Ya se envió de nuevo, o está en la cadena. No se envió nada.',
  'faster.lost':
    'Ningún nodo lo conoce ya, así que no hay nada que enviar de nuevo. No se envió nada.',
  'faster.silent': 'El nodo no respondió. No se envió nada. Inténtelo de nuevo.',
  'faster.included': 'La cadena ya lo tiene. No se envió nada.',
  'faster.other': 'El nodo muestra otra transacción que la enviada aquí. No se envió nada.',
  'faster.elsewhere':
    'Ya se ha pedido a su wallet, aquí o en otra pestaña. Responda allí. Si no muestra nada, recargue esta página.',
  'faster.second':
    'Su wallet lo envió como una segunda transacción. No ha ocupado el lugar de la primera; cancélela en su wallet.',
  'faster.two':
    'La segunda transacción que envió su wallet sigue esperando. No se envió nada. Cancélela primero en su wallet.',

  // what cannot be read
  'unread.title': {
    one: '{count} registro que no se puede leer',
    many: '{count} registros que no se pueden leer',
    other: '{count} registros que no se pueden leer',
  },
  'unread.text':
    'Esta versión de la aplicación no entiende lo que hay aquí y no firma nada de ello. Recargue para obtener la versión más nueva, o mire esta cuenta en otra aplicación.',

  // the page itself
  'page.skip': 'Saltar al contenido',
  'page.opening': 'Abriendo la página',
  'page.disclaimer': 'Al conectar, esta página ve su dirección. Con ello no se firma nada.',
  'page.signIn':
    'Para terminar de conectar, firme en su wallet un mensaje que demuestra que esta cuenta es suya. Aquí es opcional: puede pagar sin hacerlo.',
  'page.broken': 'Esta página se ha detenido',
  'page.broken.text':
    'Algo en ella falló, o no se pudo cargar una parte. Lo que tiene la cuenta está en la cadena, y los pagos firmados están en el gateway. Recargue para seguir.',
  'page.broken.reload': 'Recargar',
  'page.broken.said': 'Lo que dice la página',
  'page.slow':
    'Este navegador no terminó a tiempo de leer la cadena. Inténtelo de nuevo, o elija otro nodo en los ajustes.',
  'page.node': 'El nodo no respondió, así que este navegador no pudo leer la cadena.',
  'page.browser': 'Este navegador no pudo usar lo que guarda para esta página ({words}).',
  'page.full': 'Este navegador no tiene más espacio para esta página. No se guardó nada.',
  'page.missing': 'Esto no se sabe en este navegador.',
  'page.refused': 'Esta página lo rechazó: {words}.',
  'page.fault': 'Esta página tiene un fallo propio ({words}).',
  'page.unread': 'Esta página no pudo leer la cadena por sí misma ({words}).',
  'notFound.page': 'Aquí no hay nada',
  'notFound.title': 'No hay nada en esta dirección',
  'notFound.text':
    'Puede que el enlace esté cortado, o que nombre una cuenta en una cadena que esta aplicación no conoce.',
  'notFound.accounts': 'Sus cuentas',

  // who else can act for an account
  'safety.title': 'Además de los propietarios',
  'safety.claimed': 'El nodo no ha respondido: esto es palabra del gateway.',
  'safety.modules.unread': 'No se pudo leer si hay módulos que puedan pagar.',
  'safety.modules.unread.text': 'El contrato de esta cuenta es demasiado antiguo para decirlo.',
  'safety.modules.none': 'Nadie puede pagar sin los propietarios.',
  'safety.modules': {
    one: 'Un módulo puede pagar sin las firmas de los propietarios.',
    many: '{count} módulos pueden pagar sin las firmas de los propietarios.',
    other: '{count} módulos pueden pagar sin las firmas de los propietarios.',
  },
  'safety.modules.text':
    'Así funcionan los límites de gasto y la recuperación. Decide quien controla el módulo.',
  'safety.guard': 'A una guarda se le pregunta por cada transacción, y puede rechazarla.',
  'safety.guard.text': 'Una guarda que lo rechaza todo bloquea la cuenta.',
  'safety.moduleGuard':
    'A una guarda se le pregunta por cada pago de un módulo, y puede rechazarlo.',
  'safety.handler.unread':
    'Un gestor de respaldo (fallback handler) responde por esta cuenta. Nadie ha comprobado cuál.',
  'safety.handler.none': 'La cuenta no tiene gestor de respaldo (fallback handler).',
  'safety.handler.none.text':
    'No puede confirmar mensajes, y algunos tokens no se dejan enviar a ella.',
  'safety.handler.foreign':
    'Un gestor de respaldo (fallback handler) que esta aplicación no conoce responde por esta cuenta.',
  'safety.handler.foreign.text': 'Puede confirmar mensajes en nombre de la cuenta.',
  'safety.outdated': 'La cuenta usa la versión {version}. Hay una más nueva, dice el gateway.',
  'safety.outdated.unknown':
    'No se sabe qué versión usa la cuenta. Hay una más nueva, dice el gateway.',
  'safety.contract.unknown': 'El gateway no conoce el contrato con el que funciona esta cuenta.',
  'safety.contract.unknown.text': 'Quien lo escribió decide qué hace una firma.',
  'safety.contract.foreign':
    'La cuenta no funciona con un contrato publicado por el proyecto Safe.',
  'safety.contract.foreign.text': 'Quien escribió el contrato decide qué hace una firma.',
  'safety.contract.official': 'Usa el contrato del proyecto Safe, versión {version}.',

  // an address that is no account
  'noAccount.page': 'Sin cuenta',
  'noAccount.unchecked': 'Nadie pudo decir si esta dirección es una cuenta en {chain}.',
  'noAccount.title': 'Esta dirección no es una cuenta compartida en {chain}.',
  'noAccount.invented': 'El gateway describe aquí una cuenta. La cadena no tiene ninguna.',
  'noAccount.invented.text': 'No envíe nada a esta dirección.',
  'noAccount.silent': 'El gateway no la conoce, y el nodo no respondió.',
  'noAccount.silent.text': 'Puede que la cuenta sí exista. Su dinero está donde estaba.',
  'noAccount.again': 'Intentar de nuevo',
  'noAccount.text':
    'Puede que lo sea en otra cadena, o que sea la dirección de una persona. Compárela con la que le dieron.',
  'noAccount.yours': 'Sus cuentas',
  'noAccount.other': 'Abrir otra cuenta',

  // executing
  'executing.failed.title': 'La llamada de la cuenta falló en la cadena.',
  'executing.failed':
    'No se movió nada. El nonce ya se ha usado, así que no se puede ejecutar otra vez.',
  'executing.reverted.title': 'La cadena deshizo lo que usted envió.',
  'executing.reverted': 'No se movió nada, y la cuenta está como estaba. Solo costó la comisión.',
  'executing.unrelated.title': 'Lo que envió su wallet no ejecutó esto.',
  'executing.unrelated':
    'La cadena lo aceptó, pero la cuenta no anotó nada de esta transacción. Mírelo antes de enviar otra.',
  'executing.replaced.title': 'Su wallet envió otra cosa en su lugar.',
  'executing.replaced': 'Esto no lo ejecutó usted.',
  'executing.cancelled.title': 'Lo canceló en su wallet.',
  'executing.cancelled': 'No se ejecutó nada.',
  'executing.overtaken.title': 'Otra persona lo ejecutó antes.',
  'executing.overtaken':
    'Se ejecutó una vez. Lo que usted envió no hizo nada más; como mucho costó la comisión.',
  'executing.lost.title': 'Ningún nodo conoce ya lo que usted envió.',
  'executing.lost':
    'Puede que se haya descartado o que reaparezca. Mire en su wallet antes de enviar otra.',
  'executing.mayFollow':
    'Se envió y aún puede ejecutarse. Mire de nuevo antes de hacer cualquier otra cosa.',
  'executing.look': 'Mirar de nuevo',
  'executing.giveUp': 'Abandonar',
  'executing.sent': 'Lo que usted envió:',
  'executing.copy': 'Copiar el hash de lo enviado',
  'executing.checking': 'Comparando el hash y probando la llamada sin enviarla.',
  'executing.asking': 'Su wallet le pide que envíe la transacción.',
  'executing.mining': 'Enviado. Esperando a la cadena.',
  'executing.done': 'Ejecutado. La cadena lo tiene.',

  // when nobody answers
  'failed.again': 'Intentar de nuevo',
  'failed.gateway':
    'Hasta que responda no podemos mostrar {what}. No se ha perdido nada: lo que tiene la cuenta está en la cadena.',
  'failed.here':
    'Hasta entonces no podemos mostrar {what}. No se ha perdido nada: lo que tiene la cuenta está en la cadena.',
  'failed.offline': 'Sin red no podemos mostrar {what}. No se ha perdido nada: está en la cadena.',
  'failed.node': 'El nodo no respondió, así que no se pudo preguntar a la cadena por {what}.',
  'failed.node.then': 'Nada se firma solo con la palabra del gateway.',

  // signing
  'signing.kept.again':
    'Su firma está guardada en este navegador. Envíela de nuevo cuando responda el gateway; a la wallet no se le pregunta dos veces.',
  'signing.unstored.again':
    'Este navegador ya no guarda nada más: su firma se pierde al salir de esta página. Envíela de nuevo cuando responda el gateway; a la wallet no se le pregunta dos veces.',
  'signing.notTaken': 'Usted ha firmado esto y el gateway aún no lo ha aceptado.',
  'signing.kept':
    'Su firma está guardada en este navegador. Envíela de nuevo; a la wallet no se le pregunta dos veces.',
  'signing.unstored':
    'Este navegador ya no guarda nada más: su firma se pierde al salir de esta página. Envíela de nuevo; a la wallet no se le pregunta dos veces.',
  'signing.again': 'Enviar de nuevo',
  'signing.checking': 'Comparando el hash con el contrato de la cuenta.',
  'signing.asking': 'Su wallet le pide que firme. Compare el hash que muestra con el de arriba.',
  'signing.sending': 'Firmado. Entregando la firma al gateway.',
  'signing.done': 'Firmado.',

  // creating an account on a chain
  'deployment.contracts':
    'Los contratos de esta cadena no son los publicados. No se envió nada: nadie sabe quién podría mover lo que tiene esta cuenta.',
  'deployment.factory':
    'La factory de esta cadena pondría la cuenta en otra dirección. No se envió nada: el dinero iría adonde nadie lo espera.',
  'deployment.trial': 'La cadena rechaza crear esta cuenta. No se envió nada.',
  'deployment.free': 'Ya hay un contrato en esta dirección. No se envió nada.',

  // a wallet that does not do its part
  'failure.declined.sign': 'Lo rechazó en su wallet. No se firmó nada.',
  'failure.declined.send': 'Lo rechazó en su wallet. No se envió nada.',
  'failure.locked': 'Su wallet está bloqueada. Desbloquéela e inténtelo de nuevo.',
  'failure.pending': 'Su wallet aún espera una respuesta. Ábrala y termine eso primero.',
  'failure.silent': 'Su wallet no respondió. Ábrala e inténtelo de nuevo.',
  'failure.chainUnknown':
    'Su wallet no conoce esta cadena. Añádala en la wallet e inténtelo de nuevo.',
  'failure.chainNotAdded':
    'Su wallet no pudo añadir esta cadena. Añádala allí a mano e inténtelo de nuevo.',
  'failure.notSwitched': 'Su wallet se quedó en otra cadena. Cámbiela allí e inténtelo de nuevo.',
  'failure.unable': 'Su wallet no puede hacer esto. Use otra wallet.',
  'failure.disconnected': 'Su wallet ya no está conectada. Conéctela de nuevo.',
  'failure.unauthorised': 'Su wallet no ha permitido esta cuenta aquí. Conéctela de nuevo.',
  'failure.offline': 'El nodo no respondió. Compruebe su conexión e inténtelo de nuevo.',
  'failure.refused': 'Su wallet lo rechazó.',
  'failure.refused.why': 'Su wallet lo rechazó. Dice: {words}',

  // a gateway that does not do its part
  'gateway.fault': 'El gateway tiene un fallo propio ({words}).',
  'gateway.pause':
    'Se pregunta al gateway demasiado a menudo y pide una pausa. Inténtelo de nuevo dentro de un minuto.',
  'gateway.pauseFor': {
    one: 'Se pregunta al gateway demasiado a menudo y pide una pausa. Inténtelo de nuevo dentro de {count} segundo.',
    many: 'Se pregunta al gateway demasiado a menudo y pide una pausa. Inténtelo de nuevo dentro de {count} segundos.',
    other:
      'Se pregunta al gateway demasiado a menudo y pide una pausa. Inténtelo de nuevo dentro de {count} segundos.',
  },
  'gateway.late': 'El gateway no respondió a tiempo ({words}).',
  'gateway.between': 'El gateway, o algo entre usted y él, no dejó pasar esto ({status}: {words}).',
  'gateway.refused': 'El gateway lo rechazó: {words}.',
  'gateway.unreadable': 'El gateway respondió algo que esta aplicación no puede leer ({words}).',
  'gateway.other':
    'El gateway respondió sobre otra cosa: {field} es {received}, no {expected}. No se usó nada de su respuesta.',
  'gateway.moved':
    'El gateway nos envió a otro sitio, y no fuimos. Pregunte a quien lo gestiona dónde está ahora.',
  'gateway.silent': 'El gateway no respondió a tiempo.',
  'gateway.unreached': 'El gateway no respondió ({words}).',
  'gateway.checksum':
    'No se preguntó al gateway: los dígitos de control de la dirección {address} ({field}) no coinciden. Cópiela de nuevo de donde la tenga.',
  'gateway.notAsked': 'No se preguntó al gateway: {words}.',

  // a part of the app
  'load.failed':
    'No se pudo cargar una parte de esta aplicación. Compruebe su conexión e inténtelo de nuevo; si no sirve, recargue la página.',

  // before a message is signed
  'messageCheck.version':
    'El contrato de la cuenta tiene ahora otra versión. Recargue la página. No se firmó nada.',
  'messageCheck.unreadable':
    'Este mensaje no se puede leer, así que nadie puede decir qué permite.',
  'messageCheck.gateway':
    'El gateway muestra un mensaje distinto del que pide firmar. No lo firme en ningún sitio.',
  'messageCheck.unread':
    'El nodo no respondió, así que no se pudo comparar el hash con el contrato de la cuenta. Inténtelo de nuevo.',
  'messageCheck.noHandler':
    'Nada en esta cuenta responde a las aplicaciones: no tiene gestor de respaldo (fallback handler) para mensajes. Una firma nunca podría ser válida.',
  'messageCheck.chain':
    'El contrato de la cuenta calcula otro hash para este mensaje. No lo firme en ningún sitio.',

  // the node
  'node.silent': 'El nodo no respondió.',
  'node.silent.unsigned': 'El nodo no respondió. No se firmó nada. Inténtelo de nuevo.',
  'node.offline.unsigned':
    'Este navegador está sin conexión, así que no se pudo preguntar a nadie. No se firmó nada.',
  'node.unread': 'El nodo no respondió, así que aún no se sabe qué ha sido de ello.',
  'node.notSetUp': 'Esta aplicación no está configurada para la cadena de esta cuenta.',
  'node.unreadable': 'Esta aplicación no puede leer cuentas de esta cadena.',
  'node.noAccount': 'La cadena no tiene ninguna cuenta en esta dirección.',
  'node.noVersion': 'El contrato de la cuenta no dice su versión.',
  'node.noBatch': 'Esta cadena no tiene un contrato oficial que pague a varios a la vez.',

  // a rehearsal
  'rehearsal.ranNothing': 'El nodo no ejecutó nada.',
  'rehearsal.ranOnce': 'El nodo lo ejecutó una vez, y no una segunda.',
  'rehearsal.unreadable': 'La respuesta del nodo al ensayo no se puede leer.',
  'rehearsal.unable': 'Este nodo no puede ensayar una transacción.',

  // before a request is signed
  'requestCheck.full':
    'Este navegador guarda {most} solicitudes como máximo. Olvide antes una que ya no haga falta y luego cree esta.',
  'requestCheck.stranger':
    'El contrato de la cuenta no le conoce como propietario. No se firmó nada.',
  'requestCheck.signature': 'Su wallet firmó otra cosa o con otra clave. No se guardó nada.',

  // before something is sent
  'send.unknown':
    'Su wallet no dijo qué envió. Puede que esté en camino: mire en su wallet antes de intentarlo de nuevo.',
  'send.unread': 'El nodo no respondió. No se envió nada. Inténtelo de nuevo.',
  'send.untried': 'El nodo no respondió, así que no se pudo probar la llamada. Inténtelo de nuevo.',
  'send.turn.used':
    'El puesto {nonce} de la fila ya se ha usado: se ejecutó esta, u otra en su lugar. No se envió nada.',
  'send.turn.one': 'Antes hay que ejecutar la del puesto {nonce} de la fila. No se envió nada.',
  'send.turn.several':
    'Antes hay que ejecutar las de los puestos {first} a {last}. No se envió nada.',
  'send.refused': 'La cadena rechazaría esto: {reason}',
  'send.refused.code': 'La cadena rechazaría esto ({code}).',
  'send.GS010':
    'La cadena rechazaría esto (GS010). Esta llamada recibe muy poco gas. Suba el límite de gas en su wallet.',
  'send.GS013':
    'La cadena rechazaría esto (GS013). La propia llamada falla en la cadena: puede que la cuenta tenga muy poco o que el contrato lo rechace.',
  'send.GS020':
    'La cadena rechazaría esto (GS020). Falta una firma o está cortada. No se envió nada.',
  'send.GS025': 'La cadena rechazaría esto (GS025). Un propietario no lo ha aprobado en la cadena.',
  'send.GS026':
    'La cadena rechazaría esto (GS026). La cuenta no acepta las firmas: puede que el nonce ya se haya usado o que haya cambiado un propietario.',
  'send.GS030': 'La cadena rechazaría esto (GS030). Solo los propietarios pueden aprobarlo.',

  // payments for passing on
  'startProposal.full':
    'Este navegador guarda {most} pagos como máximo para pasar. Descarte uno que ya no haga falta.',

  // whose turn it is
  'turn.used': 'El puesto {nonce} de la fila ya se ha usado: se ejecutó esta, u otra en su lugar.',
  'turn.one': 'Antes hay que ejecutar la del puesto {nonce} de la fila.',
  'turn.several': 'Antes hay que ejecutar las de los puestos {first} a {last}.',

  // before a transaction is signed
  'verify.hash.gateway':
    'El gateway muestra otra transacción que la que pide firmar. No la firme en ningún sitio.',
  'verify.hash.chain':
    'El contrato de la cuenta calcula otro hash para esta transacción. No la firme en ningún sitio.',
  'verify.hash.unread':
    'El nodo no respondió, así que no se pudo comparar el hash con el contrato de la cuenta. Inténtelo de nuevo.',
  'verify.code.blocked': 'Esto no se firma aquí. {reason}',
  'verify.code.unread':
    'El nodo no respondió, así que no se pudo comprobar el código que esto ejecuta dentro de la cuenta. Inténtelo de nuevo.',
  'verify.code.foreign':
    'El código en {address} de esta cadena no es el {contract} oficial. No firme esto en ningún sitio.',
  'verify.code.version':
    'La cuenta ya tiene la versión {version}, no la {said}. No se firmó nada. Vuelva a cargar la página.',
  'verify.nonce.unread':
    'El nodo no respondió, así que no se pudo comprobar el puesto en la fila. Inténtelo de nuevo.',
  'verify.nonce.passed':
    'El puesto {nonce} de la fila ya se ha usado en la cadena: la cuenta va por el puesto {accountNonce}. Esto no se podrá ejecutar nunca. No se firmó nada.',
  'verify.owner.unread':
    'El nodo no respondió, así que no se pudo preguntar por los propietarios. Inténtelo de nuevo.',
  'verify.owner.stranger':
    'El contrato de la cuenta no le conoce como propietario. No se firmó nada.',
  'verify.wallet.other': 'Hay conectada otra dirección que la de la pantalla. No se firmó nada.',
  'verify.wallet.tab':
    'En otra pestaña hay ahora otra persona conectada, o nadie. Conéctese aquí de nuevo. No se firmó nada.',
  'verify.wallet.selected':
    'Su wallet tiene seleccionada otra dirección que la de la pantalla. No se firmó nada.',
  'verify.wallet.chain': 'Su wallet está en otra cadena que esta cuenta. No se firmó nada.',
  'verify.signature.other': 'Su wallet firmó otra cosa o con otra clave. No se envió nada.',

  // who is paid
  'recipient.empty': 'Indique a quién se paga.',
  'recipient.nothing': 'Introduzca la dirección de la cuenta.',
  'recipient.emptyAddress': 'Introduzca una dirección.',
  'recipient.nameOfPerson':
    'Introduzca la dirección misma: a quién corresponde {name} puede cambiar.',
  'recipient.paymentLink':
    'Esto es un enlace de pago, y no solo una dirección. Abra el enlace o copie la dirección.',
  'recipient.unknownChain': 'Esta aplicación no ofrece la cadena «{prefix}».',
  'recipient.otherChain':
    'Esta dirección está en {chain} y la cuenta paga en {own}. Pida una dirección de allí.',
  'recipient.without0x': 'Son los 40 caracteres de una dirección. Ponga 0x delante.',
  'recipient.tooShort': {
    one: 'Una dirección es 0x y 40 caracteres. Falta uno.',
    many: 'Una dirección es 0x y 40 caracteres. Faltan {count}.',
    other: 'Una dirección es 0x y 40 caracteres. Faltan {count}.',
  },
  'recipient.tooLong': {
    one: 'Una dirección es 0x y 40 caracteres. Aquí sobra uno.',
    many: 'Una dirección es 0x y 40 caracteres. Aquí sobran {count}.',
    other: 'Una dirección es 0x y 40 caracteres. Aquí sobran {count}.',
  },
  'recipient.thirtyTwoBytes':
    'Son 64 caracteres: el hash de una transacción o una clave privada. Si es una clave, no la pegue nunca en ningún sitio.',
  'recipient.strangeCharacter':
    'El carácter {place} es «{character}». Una dirección solo tiene 0–9 y a–f.',
  'recipient.unseenCharacter':
    'El carácter {place} es invisible (U+{code}). Copie la dirección de nuevo.',
  'recipient.checksum':
    'Los dígitos de control no coinciden: hay más de un carácter erróneo. Copie la dirección de nuevo.',
  'recipient.checksumAt':
    'Los dígitos de control no coinciden: el carácter {place} después de 0x es erróneo. Copie la dirección de nuevo.',
  'recipient.bech32':
    'Es una dirección al estilo de Bitcoin, de otra red. Pida una que empiece por 0x.',
  'recipient.onBitcoin': 'Es una dirección de Bitcoin. Pida una que empiece por 0x.',
  'recipient.onBitcoinTest':
    'Es una dirección de una red de pruebas de Bitcoin. Pida una que empiece por 0x.',
  'recipient.onLitecoin': 'Es una dirección de Litecoin. Pida una que empiece por 0x.',
  'recipient.onCosmos': 'Es una dirección de Cosmos. Pida una que empiece por 0x.',
  'recipient.bech32TooLong':
    'Parece una dirección al estilo de Bitcoin y tiene {length} caracteres. Como máximo serían 90.',
  'recipient.base58': 'Es una dirección de otro tipo de red. Pida una que empiece por 0x.',
  'recipient.noSuchPerson':
    '«{name}» no es una dirección. Elija una persona de la lista o introduzca una dirección.',
  'recipient.wordTooLong':
    'No es una dirección y, con {bytes} bytes, es demasiado largo para un nombre.',
  'recipient.emptyLabel': 'Un nombre tiene algo entre los puntos y en ambos extremos.',
  'recipient.labelTooLong':
    'Cada parte de un nombre tiene 59 caracteres como máximo, y «{label}» tiene {length}.',
  'recipient.hyphen': '«{label}» no es un nombre: un guion va solo y entre dos caracteres.',
  'recipient.prohibitedCharacter': 'Ningún nombre contiene «{character}» (U+{code}).',
  'recipient.unseenInName': 'Este nombre contiene un carácter invisible (U+{code}).',
  'recipient.confusable':
    'Este nombre mezcla letras que parecen iguales y no lo son. Puede que alguien quiera hacerlo pasar por otro.',
  'recipient.notNormalizable': 'Ningún nombre se escribe así.',
  'recipient.zeroAddress': 'La dirección cero no es de nadie.',
  'recipient.ownAccount': 'Es la propia cuenta. No puede pagarse a sí misma.',
  'recipient.tokenContract': 'Es el contrato del token {symbol}. Lo que se envía ahí se pierde.',
  'recipient.choose': 'Elija de quién es la dirección {name} o introduzca la dirección.',
  'recipient.looking': 'Preguntando a {chain} quién es {name}.',
  'recipient.found': '{name} tiene una dirección en {chain}. Elíjala para pagarle.',
  'recipient.nobody': '{chain} no conoce a nadie como {name}.',
  'recipient.elsewhere':
    '{name} se guarda fuera de {chain}, donde esta aplicación no busca. Introduzca la dirección.',
  'recipient.noneThere':
    '{name} tiene una dirección en {registry} y ninguna en {chain}. Pregunte por la dirección de allí e introdúzcala.',
  'recipient.lookUpFailed': 'El nodo de {chain} no dijo quién es {name}. Introduzca la dirección.',
  'recipient.noResolver': 'En {chain} no se buscan nombres. Introduzca la dirección.',

  // offline
  'offline.label': 'Sobre esta página',
  'offline.offline': 'Sin conexión',
  'offline.asOf':
    'Cifras de {time}. No se puede firmar ni pagar nada hasta que la cadena responda.',
  'offline.noFigures': 'No se puede firmar ni pagar nada hasta que la cadena responda.',
  'offline.old': 'Cifras de {time}',
  'offline.oldWhy': 'Son de la última visita. El gateway o el nodo no responde.',
  'offline.update': 'Hay una versión nueva',
  'offline.updateWhy':
    'Se usa al recargar. Termine antes lo que esté rellenando: lo que aún no se ha revisado puede perderse.',
  'offline.reload': 'Recargar ahora',
  'offline.later': 'Más tarde',

  // activity
  'activity.title': 'Actividad',
  'activity.reading': 'Leyendo la actividad',
  'activity.newest': 'la actividad más reciente',
  'activity.empty.title': 'Todavía no ha pasado nada',
  'activity.empty.text':
    'Aquí aparecen los pagos cuando están en la cadena, y también lo que recibe la cuenta.',
  'activity.here.title': 'No se encontró nada en los bloques más recientes',
  'activity.here.text':
    'Lo que pasó antes no se sabe aquí: esta página solo ha leído los bloques más recientes.',
  'activity.here.end': 'Lo que pasó antes no se sabe aquí.',
  'activity.none.title': 'Sin coincidencias',
  'activity.none.text': 'Nada de lo cargado coincide con lo que busca.',
  'activity.none.all': 'Mostrar todo',

  'activity.search': 'Buscar nombres, direcciones, tokens',
  'activity.filter': 'Mostrar',
  'activity.filter.all': 'Todo',
  'activity.filter.in': 'Entradas',
  'activity.filter.out': 'Salidas',
  'activity.filter.batch': 'Lotes',
  'activity.filter.settings': 'Ajustes',
  'activity.filter.module': 'Módulos',
  'activity.dust': {
    one: '{count} transferencia parece no valer nada o ser sospechosa.',
    many: '{count} transferencias parecen no valer nada o ser sospechosas.',
    other: '{count} transferencias parecen no valer nada o ser sospechosas.',
  },
  'activity.dust.show': 'Mostrarlas',
  'activity.dust.fold': 'Ocultarlas',
  'activity.loading': 'Leyendo lo anterior',
  'activity.earlier': 'Leer lo anterior',
  'activity.end': 'Aquí empieza la actividad.',
  'activity.shown': {
    one: '{count} registro cargado',
    many: '{count} registros cargados',
    other: '{count} registros cargados',
  },
  'activity.side.title': 'Suma de lo que se muestra',
  'activity.side.since': {
    one: '{count} registro desde {since}.',
    many: '{count} registros desde {since}.',
    other: '{count} registros desde {since}.',
  },
  'activity.side.more': 'Hay anteriores que aún no se han leído.',
  'activity.side.nothing': 'Nada que sumar.',
  'activity.side.payees': 'A quién se paga más',
  'activity.side.times': { one: 'una vez', many: '{count} veces', other: '{count} veces' },
  'activity.side.source': 'gateway',
  'activity.in': 'Entradas',
  'activity.out': 'Salidas',
  'activity.quiet': 'Sin transferencias',
  'activity.uncounted': {
    one: '{count} lote o llamada no entra en la suma.',
    many: '{count} lotes y llamadas no entran en la suma.',
    other: '{count} lotes y llamadas no entran en la suma.',
  },
  'activity.unread': {
    one: '{count} registro que no se puede leer',
    many: '{count} registros que no se pueden leer',
    other: '{count} registros que no se pueden leer',
  },
  'activity.partMonth': 'leído hasta ahora',

  'activity.row.received': 'Recibido de {name}',
  'activity.row.minted': 'Recibido, recién creado',
  'activity.row.sent': 'Pagado a {name}',
  'activity.row.sentCollectible': 'Enviado a {name}',
  'activity.row.batch': {
    one: 'Lote de {count} llamada',
    many: 'Lote de {count} llamadas',
    other: 'Lote de {count} llamadas',
  },
  'activity.row.rejected': 'Pago rechazado',
  'activity.row.created': 'Cuenta creada por {name}',
  'activity.row.call': 'Llamada al contrato {name}',
  'activity.row.addOwner': '{name}, añadido como propietario',
  'activity.row.removeOwner': '{name}, eliminado como propietario',
  'activity.row.swapOwner': 'Propietario sustituido por {name}',
  'activity.row.threshold': {
    one: 'Ahora basta {count} firma',
    many: 'Ahora hacen falta {count} firmas',
    other: 'Ahora hacen falta {count} firmas',
  },
  'activity.row.settings': 'Ajustes de la cuenta cambiados',
  'activity.row.unknown': 'Algo que esta aplicación no puede leer',
  'activity.row.module': 'por un módulo, sin firmas',
  'activity.row.failed': 'Falló: no se movió nada, la comisión se gastó',
  'activity.row.cancelled': 'No llegó a ocurrir: otra ocupó su puesto',
  'activity.row.claimed': 'dice el gateway',
  'activity.row.note': '«{note}»',

  'activity.export': 'Exportar',
  'activity.export.title': 'Llevarse la actividad',
  'activity.export.what': 'Qué',
  'activity.export.loaded': 'Lo que se muestra aquí',
  'activity.export.time': 'Un periodo a elegir',
  'activity.export.from': 'Desde',
  'activity.export.to': 'Hasta',
  'activity.export.csv': 'Guardar como CSV',
  'activity.export.json': 'Guardar como JSON',
  'activity.export.reading': {
    one: '{count} registro leído, retrocediendo hasta el {day}.',
    many: '{count} registros leídos, retrocediendo hasta el {day}.',
    other: '{count} registros leídos, retrocediendo hasta el {day}.',
  },
  'activity.export.begin': 'Leyendo.',
  'activity.export.checking': {
    one: '{count} de {all} registros consultado.',
    many: '{count} de {all} registros consultados.',
    other: '{count} de {all} registros consultados.',
  },
  'activity.export.cancel': 'Detener',
  'activity.export.done': {
    one: '{count} fila guardada.',
    many: '{count} filas guardadas.',
    other: '{count} filas guardadas.',
  },
  'activity.export.unread': {
    one: 'No se pudo leer lo que pagó {count} lote o llamada: ocupa una fila sin importe.',
    many: 'No se pudo leer lo que pagaron {count} lotes y llamadas: cada uno ocupa una fila sin importe.',
    other:
      'No se pudo leer lo que pagaron {count} lotes y llamadas: cada uno ocupa una fila sin importe.',
  },
  'activity.export.nothing': 'No hay nada en ese periodo.',
  'activity.export.stopped': 'Detenido. No se guardó nada.',
  'activity.export.failed':
    'El gateway no respondió hasta el final. No se guardó nada. Inténtelo de nuevo.',
  'activity.export.close': 'Cerrar',
  'activity.export.hint':
    'Cada pago de un lote tiene su propia fila. La última columna dice si la cadena ha confirmado la fila o si solo lo dice el gateway. Las celdas que una hoja de cálculo ejecutaría como fórmula se escriben como texto.',

  // assets
  'assets.title': 'Activos',
  'assets.noTotal': 'No se sabe cuánto vale: nadie ha dado un precio.',
  'assets.unpriced': {
    one: '{count} token sin precio no está en el total.',
    many: '{count} tokens sin precio no están en el total.',
    other: '{count} tokens sin precio no están en el total.',
  },
  'assets.tokens': 'Tokens',
  'assets.reading': 'Leyendo los tokens',
  'assets.what': 'lo que tiene esta cuenta',
  'assets.what.collectibles': 'los coleccionables',
  'assets.none': 'Ningún token todavía',
  'assets.noneText': 'Lo que se envía a la dirección de esta cuenta aparece aquí.',
  'assets.each': '{price} cada uno',
  'assets.noPrice': 'sin precio',
  'assets.unknownWorth': 'No se sabe cuánto vale',
  'assets.byChain': 'Lo dice la cadena.',
  'assets.byGateway': 'Lo dice el gateway; a la cadena no se le preguntó o no respondió.',
  'assets.payWith': 'Pagar con {symbol}',
  'assets.about': 'Más sobre {symbol}',
  'assets.contract': 'Contrato del token',
  'assets.calls': 'Dice llamarse {name}. Lo que es lo dice el contrato:',
  'assets.payAny': 'Pagar',
  'assets.hide': 'Apartar',
  'assets.trust': 'Confiar en él en este dispositivo',
  'assets.more': 'Mostrar {count} más de {all}',
  'assets.hidden': {
    one: '{count} token apartado',
    many: '{count} tokens apartados',
    other: '{count} tokens apartados',
  },
  'assets.hiddenText':
    'Cualquiera puede enviar a cualquiera un token con cualquier nombre. Lo que usted elija se queda en este dispositivo.',
  'assets.reason.advertises': 'El nombre lleva a algún sitio. No vaya allí.',
  'assets.reason.hides': 'El nombre tiene caracteres invisibles.',
  'assets.reason.imitates': 'Se llama como otro token.',
  'assets.reason.long': 'El nombre es más largo que el de un token.',
  'assets.reason.unlisted': 'El gateway no confía en él.',
  'assets.reason.chosen': 'Apartado por usted.',
  'assets.reason.nothing': 'La cuenta no tiene nada de él.',
  'assets.reason.dust': 'Vale menos de un centavo.',
  'assets.spam': 'Mostrar también lo que el gateway considera spam',
  'assets.spamShown': 'Incluye lo que el gateway considera spam.',
  'assets.collectibles': 'Coleccionables',
  'assets.collectiblesReading': 'Leyendo los coleccionables',
  'assets.collectiblesNone': 'El gateway no conoce ningún coleccionable aquí.',
  'assets.collectiblesMore': 'Mostrar más',
  'assets.pictures':
    'No se carga ninguna imagen: su servidor sabría quién la mira. Cada dibujo se hace aquí a partir de la colección y el número.',
  'assets.unnamedCollectible': 'Sin nombre',
  'assets.number': 'N.º {id}',
  'assets.owned': 'La cadena dice que está aquí.',
  'assets.ownedShort': 'aquí',
  'assets.asking': 'preguntando',
  'assets.askingText': 'El gateway lo incluye. Se está preguntando a la cadena.',
  'assets.gone': 'El gateway lo sitúa aquí. La cadena nombra a otro dueño.',
  'assets.unchecked': 'gateway',
  'assets.uncheckedText': 'El gateway lo incluye. La cadena no dijo de quién es.',
  'assets.collection': 'Dirección',
  'assets.send': 'Enviar',
  'assets.sendTitle': 'Enviar {name}',
  'assets.review': 'Revisar',
  'assets.cancel': 'Cancelar',
  'assets.sources': 'Quién lo dice',
  'assets.sourceChain': 'El importe se leyó de la cadena.',
  'assets.sourceGateway': 'Los precios, y los importes con esta marca, son palabra del gateway.',
  'assets.sourceDevice': 'Lo apartado y aquello en lo que se confía se guarda en este dispositivo.',

  // co-signing without a gateway
  'cosign.title': 'Firmar juntos, sin servidor',
  'cosign.page': 'Firmar sin servidor',
  'cosign.lead':
    'Un pago pasa de propietario a propietario como enlace o archivo y se ejecuta directamente en la cadena.',
  'cosign.open': 'Abrir un pago',
  'cosign.openHint':
    'Lo que abra se comprueba en este dispositivo. Nada de ello se envía a ningún sitio.',
  'cosign.files': 'Elegir archivos',
  'cosign.filesHint': 'Uno, o varios del mismo pago. También puede arrastrarlos aquí.',
  'cosign.paste': 'O pegar el enlace o el texto',
  'cosign.go': 'Abrir',
  'cosign.reading': 'Leyendo y comprobando las firmas',

  'cosign.kept': 'En este navegador',
  'cosign.none': 'No hay ningún pago en circulación',
  'cosign.noneWhy':
    'Abra lo que le dio otro propietario, o elija «Compartir para firmar» al revisar un pago.',
  'cosign.signatures': {
    one: 'Venía con {count} firma',
    many: 'Venía con {count} firmas',
    other: 'Venía con {count} firmas',
  },
  'cosign.executed': 'Ejecutado',
  'cosign.passed': 'Pasado: otro ocupó el puesto',
  'cosign.row': '{account} · puesto {nonce} de la fila · cambiado hace {when}',
  'cosign.title.payment': 'Pago a {name}',
  'cosign.title.batch': {
    one: 'Lote de {count}',
    many: 'Lote de {count}',
    other: 'Lote de {count}',
  },
  'cosign.title.rejection': 'Nada, en este puesto de la fila',
  'cosign.title.settings': 'Cambio de la cuenta',
  'cosign.title.call': 'Llamada a un contrato',

  'cosign.how': 'Cómo funciona',
  'cosign.how.sign': 'Se lee aquí y se firma con la wallet.',
  'cosign.how.pass': 'El enlace o el archivo se pasa por correo o por chat.',
  'cosign.how.back':
    'Cada propietario añade su firma y lo pasa. Si hay varios archivos, se reúnen.',
  'cosign.how.execute': 'Con firmas suficientes, cualquiera lo ejecuta. Solo hace falta la cadena.',

  'cosign.owners': 'Preguntando a la cadena por la cuenta y sus tokens',
  'cosign.what': 'la cuenta y sus tokens',

  'cosign.share': 'Pasarlo a los demás',
  'cosign.shareHint':
    'Con todas las firmas válidas. Lo que va detrás de # en el enlace no llega a ningún servidor.',
  'cosign.copy': 'Copiar el enlace',
  'cosign.save': 'Guardar como archivo',
  'cosign.code': {
    one: 'Mostrar un código para escanear',
    many: 'Mostrar {count} códigos para escanear',
    other: 'Mostrar {count} códigos para escanear',
  },
  'cosign.codesHow':
    'En el otro dispositivo elija en esta aplicación «Abrir un pago» y luego «Escanear códigos». Mantenga su cámara sobre los códigos hasta que los tenga todos.',
  'cosign.codeOf': 'Un código con el enlace a este pago',
  'cosign.noCode': 'Es demasiado largo para códigos. Pase el archivo.',
  'cosign.scan': 'Escanear códigos',
  'cosign.scan.stop': 'Dejar de escanear',
  'cosign.scan.camera': 'Lo que ve la cámara',
  'cosign.scan.hold': 'Mantenga la cámara sobre el código.',
  'cosign.scan.seen': '{seen} de {total} códigos leídos. Siga manteniéndola.',
  'cosign.scan.unable':
    'Este navegador no sabe leer códigos. Un solo código es un enlace, que abre la aplicación de cámara de su teléfono; si son varios, pida el enlace o el archivo.',
  'cosign.scan.failed':
    'No se pudo usar la cámara: no se permitió, la usa otro programa o no hay ninguna. Pida el enlace o el archivo.',
  'cosign.add': 'Añadir lo que volvió',
  'cosign.added': {
    one: 'Venía con {count} firma. Lo que es válido está en esta página.',
    many: 'Venía con {count} firmas. Lo que es válido está en esta página.',
    other: 'Venía con {count} firmas. Lo que es válido está en esta página.',
  },
  'cosign.nothingNew': 'No traía ninguna firma que no estuviera ya aquí.',
  'cosign.gone': 'Este pago no está en este navegador',
  'cosign.goneWhy': 'Abra de nuevo el enlace o el archivo.',

  'cosign.left': {
    one: 'Se dejó fuera una firma',
    many: 'Se dejaron fuera {count} firmas',
    other: 'Se dejaron fuera {count} firmas',
  },
  'cosign.left.stranger': 'La de {name}: no es propietario de esta cuenta, dice la cadena.',
  'cosign.left.invalid': 'La supuesta firma de {name}: no es para este pago.',
  'cosign.leftWhy': 'No cuentan y no se pasan a nadie.',
  'cosign.device': 'Ha firmado. Páselo al siguiente propietario.',
  'cosign.execute': 'Ejecutar',
  'cosign.signAndExecute': 'Firmar y ejecutar',
  'cosign.connect': 'Conecte una wallet para ejecutarlo.',
  'cosign.used': 'El puesto en la fila ya se ha usado',
  'cosign.usedWhy':
    'Se ejecutó, u otro ocupó el puesto. Mire en Actividad cuando el gateway responda.',

  'cosign.bad.format': 'No es un pago para firmar: ni un enlace, ni un archivo, ni su texto.',
  'cosign.bad.formatVersion':
    'Se escribió con una versión posterior. Ábralo con una versión más nueva de esta aplicación.',
  'cosign.bad.damaged': 'Está cortado o dañado. Cópielo todo de nuevo.',
  'cosign.bad.tooLarge': 'Es más grande de lo que puede ser un pago. No se leyó nada.',
  'cosign.bad.full': {
    one: 'Este navegador guarda {count} pago como máximo para pasar. Descártelo primero.',
    many: 'Este navegador guarda {count} pagos como máximo para pasar. Descarte uno que ya no haga falta.',
    other:
      'Este navegador guarda {count} pagos como máximo para pasar. Descarte uno que ya no haga falta.',
  },
  'cosign.bad.field':
    'La parte «{field}» falta, es desconocida o no la podría leer ninguna cuenta. No se usó nada.',
  'cosign.bad.hash':
    'Alguien lo ha cambiado: su hash no es el hash de lo que paga. No lo firme en ningún sitio.',
  'cosign.bad.other': 'Son pagos distintos. Solo se reúnen archivos de un mismo pago.',
  'cosign.bad.otherHere': 'Es otro pago, no el de esta página. Ábralo por separado.',
  'cosign.bad.chain':
    'Es para una cadena que esta aplicación no ofrece (número {id}). No se abrió.',
  'cosign.bad.file': 'No se pudo leer el archivo.',

  'cosign.without': 'Este navegador tiene este pago',
  'cosign.withoutWhy':
    'Con las firmas que se vieron la última vez. Se puede firmar, pasar y ejecutar sin el gateway.',
  'cosign.withoutGo': 'Seguir sin el gateway',

  // search
  'finder.title': 'Buscar',
  'finder.field': 'Persona, pago, cuenta o página',
  'finder.results': 'Encontrado',
  'finder.nothing':
    'Nada se llama así aquí. A una persona se la encuentra cuando tiene nombre en este navegador.',
  'finder.account': 'Cuenta',
  'finder.person': 'Pagar a esta persona',
  'finder.payment': 'Pago',

  // around every screen of an account
  'frame.accounts': 'Sus cuentas',
  'frame.places': 'Cuenta',
  'frame.home': 'Inicio',
  'frame.assets': 'Activos',
  'frame.pay': 'Pagar',
  'frame.requests': 'Solicitudes',
  'frame.inbox': 'Bandeja',
  'frame.activity': 'Actividad',
  'frame.people': 'Personas',
  'frame.messages': 'Mensajes',
  'frame.settings': 'Ajustes y seguridad',
  'frame.more': 'Más',
  'frame.waiting': {
    one: '{count} en espera',
    many: '{count} en espera',
    other: '{count} en espera',
  },
  'frame.waitingAtLeast': '{count} o más en espera',
  'frame.forYou': {
    one: '{count} pendiente para usted',
    many: '{count} pendientes para usted',
    other: '{count} pendientes para usted',
  },
  'frame.signers': '{chain} · firman {threshold} de {owners}',
  'frame.switch': 'Otras cuentas',
  'frame.find': 'Buscar una persona, un pago o una página',
  'frame.findShort': 'Buscar',
  'frame.connect': 'Conectar wallet',
  'frame.vouch': 'Quién responde',
  'frame.chain': 'Cadena',
  'frame.gateway': 'Gateway',
  'frame.gatewayHere': 'Gateway dentro de esta página',
  'frame.device': 'Este dispositivo',
  'frame.noAnswer': 'sin respuesta',
  'frame.asking': 'preguntando',
  'frame.leftOut': 'sin usar',
  'frame.build': 'versión {build}',

  // behind the rows of “More”
  'more.requests': 'Pedir un pago o mostrar su código',
  'more.assets': 'Tokens, su valor y coleccionables',
  'more.people': 'Nombres de direcciones, solo en este navegador',
  'more.messages': 'Lo que la cuenta firma sin pagar',
  'more.settings': 'Propietarios, política, límites, nodo, idioma',
  'more.accounts': 'Todas las que posee u observa',

  // one message, and a new one
  'message.title': 'Mensaje',
  'message.newTitle': 'Nuevo mensaje',
  'message.back': 'Mensajes',
  'message.reading': 'Leyendo el mensaje',
  'message.what': 'este mensaje',
  'message.what.this': 'este mensaje',
  'message.missingTitle': 'No existe ese mensaje',
  'message.missing':
    'El gateway no conoce ningún mensaje con este hash. Uno recién propuesto puede tardar un momento.',
  'message.again': 'Mirar de nuevo',
  'message.app': 'para {app}',
  'message.headText': 'Un texto para firmar',
  'message.headTyped': '{type}',
  'message.headPermit': 'Un permiso para tomar tokens',
  'message.headTransaction': 'Una transacción de otra cuenta',
  'message.says': 'Qué dice',
  'message.domain': 'Para qué es',
  'message.domainHint': 'Lo dice su autor.',
  'message.fields': 'Qué dice',
  'message.unsigned': 'Se muestra, pero no se firma',
  'message.unsignedHint': 'Ningún tipo nombra estos valores: no forman parte de lo que se firma.',
  'message.empty': 'Un texto vacío.',
  'message.cut': 'Es demasiado largo para mostrarlo entero, así que no se puede firmar aquí.',
  'message.hidden': {
    one: 'Tiene {count} carácter invisible. Aquí se ha omitido.',
    many: 'Tiene {count} caracteres invisibles. Aquí se han omitido.',
    other: 'Tiene {count} caracteres invisibles. Aquí se han omitido.',
  },
  'message.hiddenWhy':
    'Esos caracteres pueden invertir las palabras o hacer que dos textos parezcan iguales. Forman parte de lo que se firma.',
  'message.signIn': 'Quien tenga esta firma habrá iniciado sesión en {domain} como esta cuenta.',
  'message.signInWhy': 'Fírmelo solo si es usted quien está en {domain}.',
  'message.permitAny': 'Permite a {spender} tomar todos los {token} de {owner}.',
  'message.permit': 'Permite a {spender} tomar {amount} {token} de {owner}.',
  'message.permitUnits':
    'Permite a {spender} tomar {amount} unidades mínimas del token {token} de {owner}.',
  'message.permitWhy':
    'Después no hay ningún pago que los propietarios puedan parar: quien tenga las firmas toma los tokens cuando quiera.',
  'message.permitMeant': 'Quiero que pueda tomar esto.',
  'message.permitOwn': 'esta cuenta',
  'message.unknownForm': 'Esta aplicación no conoce esta forma.',
  'message.unknownFormWhy':
    'Lo que permite lo decide el contrato que la lee. Pregunte a quien pide la firma.',
  'message.otherChain': 'Es para la cadena {chain} y esta cuenta está en {own}.',
  'message.otherChainWhy': 'Aun así, la firma de la cuenta solo cuenta en su propia cadena.',
  'message.lie': 'El gateway muestra un mensaje distinto del que tiene este hash',
  'message.lieWhy':
    'Lo que está aquí da otro hash para esta cuenta. El gateway miente, o el mensaje es de otra cuenta. No se puede firmar nada.',
  'message.lieClaimed': 'El gateway lo llama',
  'message.lieOwn': 'Este dispositivo calcula',
  'message.unreadable': 'Este mensaje no se puede leer',
  'message.unreadableWhy':
    'Los valores no encajan con los tipos, o un número era demasiado grande para leerlo con exactitud. Nadie puede decir qué permite, así que no se puede firmar nada.',
  'message.contractLie': 'El contrato de la cuenta calcula otro hash',
  'message.contractLieWhy':
    'El nodo, o el contrato que responde por esta cuenta, contradice a esta página. No se puede firmar nada.',
  'message.noHandler': 'Nada en esta cuenta responde a las aplicaciones',
  'message.noHandlerWhy':
    'No tiene un gestor de respaldo (fallback handler) para mensajes, así que una firma nunca podría ser válida. Un propietario puede establecer uno; hasta entonces no se firma nada.',
  'message.device': 'Su dispositivo mostrará',
  'message.deviceDomain': 'Hash de dominio',
  'message.deviceMessage': 'Hash de mensaje',
  'message.deviceCompare': 'Compare los dieciséis grupos, no solo el primero y el último.',
  'message.hash': 'Hash de mensaje de Safe',
  'message.copyHash': 'Copiar el hash de mensaje de Safe',
  'message.checks': 'Comprobaciones de este mensaje',
  'message.checksSome': '{passed} de {count} comprobaciones',
  'message.checksAll': 'Todas las comprobaciones superadas',
  'message.checksFailed': {
    one: '{count} comprobación no superada',
    many: '{count} comprobaciones no superadas',
    other: '{count} comprobaciones no superadas',
  },
  'message.seal': 'Sello de este mensaje, {passed} de {count} comprobaciones superadas',
  'message.check.bytes': 'Esta página da ese hash',
  'message.check.bytesBad': 'No se puede calcular su hash',
  'message.check.contract': 'El contrato está de acuerdo',
  'message.check.contractBad': 'El contrato no está de acuerdo',
  'message.check.contractNone': 'El contrato no tiene respuesta',
  'message.check.gateway': 'El gateway está de acuerdo',
  'message.check.gatewayBad': 'El gateway no está de acuerdo',
  'message.check.gatewayNew': 'El gateway no lo ha visto',
  'message.check.signatures': 'Las firmas son válidas',
  'message.check.signaturesBad': 'No todas las firmas son válidas',
  'message.check.signaturesNone': 'Nadie ha firmado todavía',
  'message.check.valid': 'La cuenta lo reconoce como suyo',
  'message.check.validBad': 'La cuenta no lo reconoce como suyo',
  'message.check.validOpen': 'A la cuenta se le pregunta con la última firma',
  'message.by.device': 'calculado en este dispositivo',
  'message.by.sameHash': 'el mismo hash',
  'message.by.otherHash': 'otro hash',
  'message.by.noAnswer': 'sin respuesta todavía',
  'message.by.recovered': {
    one: '{count} recuperada aquí',
    many: '{count} recuperadas aquí',
    other: '{count} recuperadas aquí',
  },
  'message.by.erc1271': 'isValidSignature (ERC-1271)',
  'message.by.later': 'cuando hayan firmado suficientes',
  'message.by.notSent': 'cuando usted haya firmado',
  'message.signers': '{signed} de {threshold} firmas',
  'message.signer.signed': 'firmado',
  'message.signer.now': 'usted, ahora',
  'message.signer.missing': 'todavía no',
  'message.signer.spare': 'no hace falta',
  'message.signer.invalid': 'no es válida',
  'message.bad': {
    one: '{count} firma que muestra el gateway no cuenta.',
    many: '{count} firmas que muestra el gateway no cuentan.',
    other: '{count} firmas que muestra el gateway no cuentan.',
  },
  'message.badWhy': 'Lo que cuenta se recupera aquí de la propia firma y es de un propietario.',
  'message.combined': 'La firma de la cuenta',
  'message.combinedWhy': 'Para una aplicación que la pida: las firmas de los propietarios, unidas.',
  'message.combinedCopy': 'Copiar la firma de la cuenta',
  'message.sign': 'Firmar este mensaje',
  'message.confirm': 'Firmar también',
  'message.sendAgain': 'Enviar de nuevo',
  'message.kept':
    'Ha firmado y el gateway aún no lo ha aceptado. Su firma está guardada en este navegador. Envíela de nuevo; a la wallet no se le pregunta dos veces.',
  'message.unstored':
    'Ha firmado y el gateway aún no lo ha aceptado. Envíela de nuevo; a la wallet no se le pregunta dos veces. Este navegador ya no guarda nada más: la firma se pierde al salir de esta página.',
  'message.fromHere': 'Tal como lo guarda este navegador: el gateway no ha dicho nada de él.',
  'message.checking': 'Comparando el hash con el contrato de la cuenta.',
  'message.asking': 'Su wallet le pide que firme. Compare el hash que muestra con el de arriba.',
  'message.sending': 'Firmado. Entregando la firma al gateway.',
  'message.turn.done': 'Firmado por todos los necesarios',
  'message.turn.doneWhy': 'Ya se puede copiar la firma de la cuenta.',
  'message.turn.closed': 'No se puede firmar',
  'message.turn.closedWhy': 'Una comprobación no se ha superado.',
  'message.turn.connect': 'Conectar una wallet para firmar',
  'message.turn.connectWhy': 'La wallet de un propietario.',
  'message.turn.elsewhere': 'Otra pestaña tiene otra wallet',
  'message.turn.elsewhereWhy': 'Conéctela aquí de nuevo.',
  'message.turn.watch': 'Usted no es propietario de esta cuenta',
  'message.turn.watchWhy': 'Los propietarios pueden firmar esto.',
  'message.turn.signed': 'Ha firmado',
  'message.turn.signedWhy': {
    one: 'Falta {count} firma más.',
    many: 'Faltan {count} firmas más.',
    other: 'Faltan {count} firmas más.',
  },
  'message.turn.wait': 'Preguntando a la cadena',
  'message.turn.waitWhy': 'Para firmar faltan el hash y los propietarios.',
  'message.turn.read': 'Lea lo que permite',
  'message.turn.readWhy': 'Confirme arriba que eso es lo que quiere.',
  'message.turn.yours': 'La suya es la firma {place} de {threshold}',
  'message.turn.yoursWhy': 'No se envía nada a la cadena.',
  'message.kindText': 'Un texto',
  'message.kindTyped': 'Datos con tipos (EIP-712)',
  'message.kind': 'Qué se firma',
  'message.field': 'Texto',
  'message.fieldHint': 'Al pie de la letra: también se firman los saltos de línea y los espacios.',
  'message.json': 'Datos con tipos en JSON',
  'message.jsonHint': 'Con domain, types, primaryType y message, tal como los recibe una wallet.',
  'message.problem.long': 'Tiene más de {most} caracteres.',
  'message.problem.json': 'No es JSON. {detail}',
  'message.problem.object': 'Los datos con tipos son un objeto, entre llaves.',
  'message.problem.missing': '«{field}» falta o no es un objeto.',
  'message.problem.primaryType': '«primaryType» falta o no es un texto.',
  'message.problem.type': 'No hay ningún tipo «{type}» en «types».',
  'message.problem.field':
    'El tipo «{type}» no es una lista de campos, cada uno con nombre y tipo.',
  'message.problem.number':
    'El número en {path} es demasiado grande para leerlo con exactitud. Póngalo entre comillas.',
  'message.problem.values': 'Un valor no encaja con su tipo.',
  'message.review': 'Revisar',
  'message.change': 'Cambiar',

  // messages
  'messages.title': 'Mensajes',
  'messages.intro':
    'Lo que esta cuenta dice sin pagar: inicios de sesión, acuerdos, permisos. No se envía nada a la cadena y no cuesta comisión.',
  'messages.new': 'Nuevo mensaje',
  'messages.reading': 'Leyendo los mensajes',
  'messages.what': 'los mensajes',
  'messages.keptTitle': 'Firmados aquí, aún no en el gateway',
  'messages.keptWhy':
    'El gateway no ha aceptado estas firmas. Están guardadas en este navegador: abra cada una y envíela de nuevo.',
  'messages.emptyTitle': 'No hay mensajes',
  'messages.empty':
    'Escriba uno, o deje que una aplicación pida a esta cuenta que inicie sesión. Cada mensaje aparece aquí, con quién lo ha firmado.',
  'messages.earlier': 'Mensajes anteriores',
  'messages.loading': 'Leyendo mensajes anteriores',
  'messages.by': 'de {who}, dice el gateway',
  'messages.text': '«{text}»',
  'messages.textEmpty': 'Un texto vacío',
  'messages.typed': '{type} para {name}',
  'messages.typedOnly': '{type}',
  'messages.permitMark': 'Quien tenga esta firma puede tomar tokens de esta cuenta.',
  'messages.transactionMark': 'Cuenta como su firma en otra cuenta.',
  'messages.lieMark': 'El gateway muestra un mensaje distinto del que guarda. No lo firme.',
  'messages.unreadableMark': 'No se puede leer, así que nadie puede decir qué permite.',
  'messages.badMark': {
    one: '{count} firma que muestra el gateway no cuenta.',
    many: '{count} firmas que muestra el gateway no cuentan.',
    other: '{count} firmas que muestra el gateway no cuentan.',
  },
  'messages.complete': 'Firmado',
  'messages.answersTitle': 'Cómo lo comprueba una aplicación',
  'messages.answersWith':
    'Una aplicación pregunta a esta cuenta si las firmas son válidas (ERC-1271). Responde por ella el contrato {contract}.',
  'messages.answersItself':
    'Una aplicación pregunta a esta cuenta si las firmas son válidas (ERC-1271). Responde ella misma.',
  'messages.answersUnknown':
    'Una aplicación pregunta a esta cuenta si las firmas son válidas (ERC-1271). La cadena no ha dicho qué responde por ella.',
  'messages.answersNone':
    'Nada en esta cuenta responde a las aplicaciones: no tiene gestor de respaldo (fallback handler). Lo que se firme aquí nunca podrá ser válido para una aplicación.',
  'messages.handler': 'El gestor de respaldo',
  'messages.chain': 'leído de la cadena',
  'messages.neededTitle': 'Quién firma',
  'messages.needed': {
    one: 'Un mensaje lo firma {count} de {owners} propietarios, como un pago.',
    many: 'Un mensaje lo firman {count} de {owners} propietarios, como un pago.',
    other: 'Un mensaje lo firman {count} de {owners} propietarios, como un pago.',
  },

  // the first screen of an account
  'home.title': 'Inicio',
  'home.holds': 'Saldo de {account}',
  'home.holdsUnnamed': 'Saldo de esta cuenta compartida',
  'home.unknown': 'No se sabe cuánto vale: nadie ha dado un precio.',
  'home.unknownHere': 'Aquí no se sabe cuánto vale la cuenta: sin el gateway no hay precios.',
  'home.week': '{change} esta semana',
  'home.still': 'Sin movimientos esta semana',
  'home.prices': 'precios del gateway',
  'home.unpriced': {
    one: '{count} token sin precio no está en el total.',
    many: '{count} tokens sin precio no están en el total.',
    other: '{count} tokens sin precio no están en el total.',
  },
  'home.promised': {
    one: 'De ello, {sum} está comprometido: {count} pago en la bandeja.',
    many: 'De ello, {sum} está comprometido: {count} pagos en la bandeja.',
    other: 'De ello, {sum} está comprometido: {count} pagos en la bandeja.',
  },
  'home.share': '{symbol} · {share}',
  'home.others': 'Otros',
  'home.needs': {
    one: 'Un pago pendiente para usted',
    many: '{count} pagos pendientes para usted',
    other: '{count} pagos pendientes para usted',
  },
  'home.needsNone': 'Ahora no hay nada pendiente para usted',
  'home.allWaiting': {
    one: 'El único de la bandeja',
    many: 'Los {count} de la bandeja',
    other: 'Los {count} de la bandeja',
  },
  'home.look': 'Revisar y firmar',
  'home.why': 'Ver por qué',
  'home.stopped': 'No firme esto en ningún sitio.',
  'home.checking': 'Preguntando a la cadena, al gateway y a este dispositivo',
  'home.checks': {
    one: '{passed} de 7 comprobaciones, una en curso',
    many: '{passed} de 7 comprobaciones, {count} en curso',
    other: '{passed} de 7 comprobaciones, {count} en curso',
  },
  'home.more': 'Lea antes la página de este pago',
  'home.signed': 'Firmado. El gateway tiene su firma.',
  'home.execute': 'Revisar y ejecutar',
  'home.recent': 'Últimos pagos',
  'home.allRecent': 'Toda la actividad',
  'home.assets': 'Todos los activos',
  'home.pace': 'A este ritmo',
  'home.months': { one: '{count} mes', many: '{count} meses', other: '{count} meses' },
  'home.perMonth': 'En un mes normal salen {sum}, descontado lo que entra.',
  'home.pay': 'Pagar',
  'home.receive': 'Recibir o solicitar un pago',
  'home.mustSign': 'Deben firmar {threshold} de {owners} propietarios',
  'home.you': 'Usted',
  'home.namedYou': '{name} (usted)',
  'home.nothing': 'Todavía no ha pasado nada',
  'home.nothingText': 'Envíe algo a la dirección de al lado, o haga el primer pago.',
  'home.tokens': 'Tokens',
  'home.tokens.reading': 'Leyendo los tokens',
  'home.tokens.unread': 'No se pudieron leer los tokens.',
  'home.activity.reading': 'Leyendo la actividad',
  'home.activity.unread': 'No se pudo leer la actividad.',
  'home.address': 'Dirección',
  'home.inbox': 'Bandeja',
  'home.newest': 'las últimas cifras de esta cuenta',
  'home.watching': 'Usted mira, pero no firma.',
  'home.watching.text': 'La dirección conectada no es propietaria de esta cuenta.',
  'home.unlisted': 'El gateway no conoce esta cuenta.',
  'home.unlisted.text':
    'Los propietarios, las firmas y el saldo en {symbol} se leen de la cadena. Los tokens, la bandeja y la actividad faltan hasta que el gateway la conozca.',
  'home.disputed.owners': 'El gateway nombra a otros propietarios que la cadena.',
  'home.disputed.threshold': 'El gateway indica otro número de firmas necesarias que la cadena.',
  'home.disputed.both':
    'El gateway nombra a otros propietarios y otro número de firmas necesarias que la cadena.',
  'home.disputed.text':
    'Lo que se muestra aquí es de la cadena. Hasta que coincidan, no se fíe de nada más que diga el gateway sobre esta cuenta.',
  'home.imitates': 'Se parece a {name} y es otra dirección.',
  'home.name': 'Poner nombre a esta cuenta',
  'home.rename': 'Cambiar el nombre de esta cuenta',
  'home.name.field': 'Nombre de la cuenta, para este navegador',
  'home.name.save': 'Guardar',
  'home.chain': 'cadena',
  'home.gateway': 'gateway',

  // tokens on the first screen
  'tokens.baseUnits': 'unidades mínimas',
  'tokens.called':
    'Símbolo {symbol}, nombre {name}, según el propio token o el gateway. Lo que es lo dice el contrato:',
  'tokens.contract': 'Contrato del token',
  'tokens.aside': {
    one: '{count} token apartado',
    many: '{count} tokens apartados',
    other: '{count} tokens apartados',
  },
  'tokens.more': {
    one: 'Mostrar {count} más de {all}',
    many: 'Mostrar {count} más de {all}',
    other: 'Mostrar {count} más de {all}',
  },
  'home.nothingKnown': 'No se encontró nada en los bloques más recientes',
  'home.nothingKnownText':
    'Lo que pasó antes no se sabe aquí: esta página solo ha leído los bloques más recientes.',
  'home.tokensPartial':
    'Tokens que esta página ha encontrado por sí misma. Puede haber otros, y nadie ha dicho cuáles de estos son imitaciones.',

  // an amount in a field
  'amount.empty': 'Introduzca un importe.',
  'amount.unreadable': 'Escriba el importe en cifras, por ejemplo 1500 o {example}.',
  'amount.twoWays': '{typed} se puede leer de dos formas. Escriba {without} o {with}.',
  'amount.tooFine': {
    one: '{symbol} admite {count} decimal como máximo.',
    many: '{symbol} admite {count} decimales como máximo.',
    other: '{symbol} admite {count} decimales como máximo.',
  },
  'amount.nothing': 'Introduzca más de 0.',
  'amount.tooMuch': 'La cuenta tiene menos.',

  // a payment
  'pay.worth': 'Unos {sum} según el precio del gateway.',
  'pay.note': 'Concepto',
  'pay.note.hint':
    'Una factura, un mes. Lo ven los propietarios y el gateway; no se firma y no está en la cadena.',
  'pay.bind': 'Unirlo al pago',
  'pay.bind.hint':
    'Los bytes que firman los propietarios, y la cadena, llevan entonces la huella de estas palabras. Quien conozca las palabras puede comprobarla.',
  'pay.bind.refused':
    'Este token no admite palabras con un pago. Quite la marca y se quedan como nota.',
  'pay.bind.tooLong': 'Estas palabras son demasiado largas para unirlas. Dígalo con menos.',
  'pay.bind.silent':
    'El nodo no respondió, así que nadie sabe si este token admite las palabras. Inténtelo de nuevo.',
  'pay.lately': 'Pagados hace poco',
  'pay.lately.reading': 'Leyendo a quién ha pagado esta cuenta',
  'pay.lately.none': 'Nadie todavía. Aquí aparece a quién ha pagado esta cuenta.',
  'pay.lately.unknown':
    'Nadie en los bloques más recientes. A quién se pagó antes no se sabe aquí.',
  'pay.lately.ago': 'hace {ago}',
  'pay.with': 'Pagar con',
  'pay.what': 'lo que tiene esta cuenta',
  'pay.gateway': 'gateway',
  'pay.page': 'Pagar',
  'pay.amount': 'Importe',
  'pay.holds': 'La cuenta tiene',
  'pay.all': 'Todo',
  'pay.amountIn': 'Importe en {unit}',
  'pay.typeIn': 'Escribirlo en {unit}',
  'pay.comesTo': 'Se pagan {amount} {symbol}, según el precio del gateway.',
  'pay.with.label': 'Con',
  'pay.with.choose': 'Elija con qué se paga.',
  'pay.review': 'Revisar',
  'pay.place': 'Este pago ocupa el puesto {place} de la fila.',
  'pay.place.text':
    'Sustituye a lo que espera allí: solo puede ocurrir uno de los dos. El que se ejecute primero pone fin al otro.',
  'pay.place.free': 'Usar el siguiente puesto libre',
  'pay.disconnected': 'Conecte la wallet de un propietario para empezar un pago.',
  'pay.disconnected.connect': 'Conectar la wallet',
  'pay.notOwner': 'Puede preparar un pago. Lo firma un propietario.',
  'pay.notOwner.text':
    'La dirección conectada no es propietaria de esta cuenta. Lo que prepare se entrega a un propietario como enlace o archivo.',
  'pay.kept': 'Firmado, sin enviar',
  'pay.kept.again': 'Enviar de nuevo',
  'pay.kept.drop': 'Descartar la firma',
  'pay.kept.refused': 'La firma ya no se guarda. No se ha pagado nada.',
  'pay.kept.opening': 'Abriendo lo que usted firmó',

  // payroll
  'payroll.page': 'Pagar a varios',
  'payroll.here':
    'Sin el gateway solo se conocen los tokens que entraron o salieron hace poco, o que este navegador ya vio en esta cuenta; de los nuevos no responde nadie. Lo que no aparece aquí puede estar en la cuenta de todos modos.',
  'payroll.here.token':
    'Sin el gateway no se conoce ningún token «{token}», o se conoce más de uno. Eso no quiere decir que la cuenta no lo tenga.',
  'payroll.pay': 'Pagar',
  'payroll.what': 'lo que tiene esta cuenta',
  'payroll.asking': 'Preguntando qué tiene esta cuenta',
  'payroll.title': {
    one: '{count} línea por pagar',
    many: '{count} líneas por pagar',
    other: '{count} líneas por pagar',
  },
  'payroll.lead': 'Todavía no se ha firmado nada.',
  'payroll.kept': 'guardado en este dispositivo',
  'payroll.account': 'esta cuenta',
  'payroll.startOver': 'Empezar de nuevo',
  'payroll.pasteMore': 'Pegar más',
  'payroll.line': 'Línea',

  'payroll.paste.label': 'Pegue líneas de una hoja de cálculo',
  'payroll.paste.hint':
    'Un pago por línea: una dirección y un importe y, si quiere, un nombre, un token y un concepto. Sirven comas, puntos y comas y tabuladores.',
  'payroll.paste.read': 'Leer las líneas',
  'payroll.paste.file': 'Abrir un archivo',
  'payroll.paste.tooLong': 'Son más de {lines} líneas. Divida el archivo en varios.',
  'payroll.paste.unreadable': 'Este archivo no se puede leer como texto. Guárdelo como CSV.',

  'payroll.ask.decimalSign':
    '¿Cómo están escritos los importes? {example} se puede leer de dos formas.',
  'payroll.ask.mixed':
    'Los importes están escritos de dos formas, por ejemplo {example}. ¿Qué signo va antes de los decimales?',
  'payroll.ask.point': 'Antes de los decimales va un punto',
  'payroll.ask.comma': 'Antes de los decimales va una coma',
  'payroll.ask.amountColumn': 'Varias columnas tienen números. ¿En cuál están los importes?',
  'payroll.ask.amountColumn.one': 'Columna {column}, por ejemplo {example}',
  'payroll.ask.address': 'Ninguna columna tiene direcciones. Cada línea necesita una.',
  'payroll.ask.amount': 'Ninguna columna tiene importes. Cada línea necesita uno.',

  'payroll.with': 'Pagar con',
  'payroll.figure.leaves': 'Sale de {account}',
  'payroll.figure.left': 'Queda después',
  'payroll.figure.leftOf': 'de {balance} {symbol}',
  'payroll.figure.short': 'faltan {missing} {symbol}',
  'payroll.figure.batches': 'Lotes',
  'payroll.figure.batches.each': {
    one: 'una firma de cada propietario',
    many: 'una firma de cada propietario por lote',
    other: 'una firma de cada propietario por lote',
  },
  'payroll.figure.fee': 'Comisión de red, aprox.',
  'payroll.figure.fee.by': 'la paga quien ejecuta',

  'payroll.loom':
    '{total} líneas: {arrives} ensayadas, {waits} en espera, {look} por mirar, {stop} detenidas',
  'payroll.rehearsing': 'Ensayando: {done} de {total}',
  'payroll.rehearsed': {
    one: 'Ensayada: {count} línea',
    many: 'Ensayadas: {count} líneas',
    other: 'Ensayadas: {count} líneas',
  },
  'payroll.rehearsal.block': 'en el bloque {block}, no se envía nada',
  'payroll.rehearsal.none':
    'Este nodo no puede ensayar líneas sueltas. Cada lote se ensaya al revisarlo.',
  'payroll.bind': 'Unir los conceptos a los pagos',
  'payroll.bind.hint':
    'Los propietarios firman con cada pago la huella de su concepto, y la cadena la conserva. Una línea cuyo token no la admite se paga sin ella.',
  'payroll.bind.unable':
    'Este nodo no puede ensayar líneas sueltas, así que nadie sabe si los tokens admiten conceptos. No se une ninguno.',
  'payroll.bind.taken': {
    one: '{count} de {all} líneas lleva la huella de su concepto.',
    many: '{count} de {all} líneas llevan la huella de su concepto.',
    other: '{count} de {all} líneas llevan la huella de su concepto.',
  },
  'payroll.state.arrives': 'Llega',
  'payroll.state.running': 'Ensayando',
  'payroll.state.waits': 'En espera',
  'payroll.state.look': 'Por mirar',
  'payroll.state.stop': 'Impide seguir',
  'payroll.state.fails': 'Falla',
  'payroll.state.duplicate': 'Repetida',
  'payroll.state.firstTime': 'Primera vez',
  'payroll.state.unseen': 'No vista',

  'payroll.filter': 'Mostrar',
  'payroll.filter.all': 'Todas: {count}',
  'payroll.filter.stop': {
    one: '{count} impide seguir',
    many: '{count} impiden seguir',
    other: '{count} impiden seguir',
  },
  'payroll.filter.duplicate': '{count} iguales',
  'payroll.filter.firstTime': {
    one: '{count} por primera vez',
    many: '{count} por primera vez',
    other: '{count} por primera vez',
  },
  'payroll.filter.unseen': {
    one: '{count} no vista',
    many: '{count} no vistas',
    other: '{count} no vistas',
  },
  'payroll.filter.none': 'Ya no hay ninguna línea así.',

  'payroll.head.to': 'Para',
  'payroll.head.address': 'Dirección',
  'payroll.head.amount': 'Importe',
  'payroll.head.rehearsal': 'Ensayo',
  'payroll.unnamed': 'Sin nombre',
  'payroll.batch': {
    one: 'Lote {batch}: {count} pago',
    many: 'Lote {batch}: {count} pagos',
    other: 'Lote {batch}: {count} pagos',
  },
  'payroll.batch.review': 'Revisar el lote {batch}',
  'payroll.batch.opened': 'Visto',
  'payroll.more': {
    one: 'Mostrar {count} línea más',
    many: 'Mostrar {count} líneas más',
    other: 'Mostrar {count} líneas más',
  },
  'payroll.dropped': {
    one: '{count} línea se ha quitado.',
    many: '{count} líneas se han quitado.',
    other: '{count} líneas se han quitado.',
  },
  'payroll.takeBack': 'Recuperarlas',

  'payroll.problem.addressMissing': 'En esta línea no hay ninguna dirección.',
  'payroll.problem.addressShape':
    'No es una dirección: tiene {characters} caracteres después de 0x, y una dirección tiene 40.',
  'payroll.problem.addressOneMissing': 'Falta un carácter de la dirección.',
  'payroll.problem.addressOneMissingFits':
    'Falta un carácter. Una dirección que usted conoce encaja con el resto.',
  'payroll.problem.addressChecksum':
    'Las mayúsculas de esta dirección no encajan: puede que un carácter sea erróneo. Cópiela de nuevo.',
  'payroll.problem.addressOtherChain':
    'Esta dirección es para otra red ({prefix}). Pida una de esta red.',
  'payroll.problem.addressZero': 'La dirección cero no es de nadie.',
  'payroll.problem.addressOwn': 'Es la cuenta que paga.',
  'payroll.problem.addressToken':
    'Es el contrato del token {symbol}. Lo que se envía ahí se pierde.',
  'payroll.problem.lookAlike':
    'Se parece a una dirección que usted conoce, y es otra. Compare cada carácter.',
  'payroll.problem.lookAlikeNamed':
    'Se parece a la dirección de {name}, y es otra. Compare cada carácter.',
  'payroll.problem.lookAlikeLine':
    'Se parece a la dirección de la línea {line}, y es otra. Compare cada carácter.',
  'payroll.problem.tokenUnknown':
    'Esta cuenta no tiene ningún token «{token}», o tiene más de uno.',
  'payroll.problem.amountMissing': 'En esta línea no hay ningún importe.',
  'payroll.problem.amountUnreadable': 'No es un importe. Escríbalo en cifras.',
  'payroll.problem.amountUnclear': 'Este importe se puede leer de dos formas. Responda arriba.',
  'payroll.problem.amountZero': 'El importe es 0.',
  'payroll.problem.amountPrecise': '{symbol} admite {decimals} decimales, no más.',
  'payroll.problem.amountTooLarge': 'Es más {symbol} de lo que tiene la cuenta.',
  'payroll.problem.duplicate': 'La misma persona y el mismo importe que en la línea {line}.',
  'payroll.problem.firstTime':
    'Esta cuenta no ha pagado antes a esta dirección. Léasela al beneficiario.',
  'payroll.problem.unseen':
    'Esta dirección no está entre los últimos pagos de esta cuenta. Los anteriores no se leyeron. Léasela al beneficiario.',
  'payroll.problem.fails': 'La red rechazaría este pago y, con él, todo el lote.',

  'payroll.act.useIt': 'Usar esa',
  'payroll.act.correct': 'Corregir',
  'payroll.act.save': 'Guardar',
  'payroll.act.cancel': 'Dejarla así',
  'payroll.act.drop': 'Quitar esta',
  'payroll.act.keepBoth': 'Mantener las dos',
  'payroll.act.compared': 'La he comparado',
  'payroll.act.address': 'Dirección de la línea {line}',
  'payroll.act.amount': 'Importe de la línea {line}',

  'payroll.bar.lineStops': 'La línea {line} impide seguir',
  'payroll.bar.lineStops.more': 'Corríjala o quítela, y luego revise.',
  'payroll.bar.question': 'Hay una pregunta abierta',
  'payroll.bar.question.more': 'Respóndala arriba, y luego revise.',
  'payroll.bar.short': 'No hay bastante {symbol}',
  'payroll.bar.short.more': 'Quite líneas, o traiga antes dinero a esta cuenta.',
  'payroll.bar.nothing': 'No se puede pagar ninguna línea',
  'payroll.bar.nothing.more': 'Pegue más líneas, o recupere las que quitó.',
  'payroll.bar.look': {
    one: '{count} línea por mirar',
    many: '{count} líneas por mirar',
    other: '{count} líneas por mirar',
  },
  'payroll.bar.look.more': 'No le impiden seguir.',
  'payroll.bar.ready': 'Se pueden pagar todas las líneas',
  'payroll.bar.ready.more': 'Cada lote se revisa una vez más antes de firmarlo.',
  'payroll.bar.binding': 'Se están probando los conceptos',
  'payroll.bar.binding.more': 'Un momento: cada línea se ensaya con su concepto.',
  'payroll.bar.review': {
    one: 'Revisar {count} lote',
    many: 'Revisar {count} lotes',
    other: 'Revisar {count} lotes',
  },
  'payroll.bar.next': 'Revisar el lote {batch} de {count}',
  'payroll.bar.drop': 'Quitar la línea {line}',

  'payroll.draft.note': 'Lote {batch} de {count}',
  'payroll.side.checked': 'Qué se comprueba en cada línea',
  'payroll.side.checked.address':
    'La dirección: sus dígitos de control, y si se parece a otra que usted conoce.',
  'payroll.side.checked.amount': 'El importe, y si la cuenta tiene el token.',
  'payroll.side.checked.twice': 'Si alguien aparece dos veces con el mismo importe.',
  'payroll.side.checked.first': 'A quién se pagaría por primera vez.',
  'payroll.side.checked.balance': 'Si la cuenta tiene bastante para todo.',
  'payroll.side.next': 'Qué pasa después',
  'payroll.side.next.read': 'Se ve cada línea, y lo erróneo se corrige donde está.',
  'payroll.side.next.rehearse': 'Cada pago se ensaya, si el nodo puede hacerlo. No se envía nada.',
  'payroll.side.next.split': 'Una lista larga se divide en lotes de 200 pagos como máximo.',
  'payroll.side.next.sign': 'Cada lote se revisa una vez más y luego se firma.',

  // the field of who is paid
  'recipientField.label': 'Para',
  'recipientField.hint': 'Un nombre de Personas, una dirección o un nombre con punto.',
  'suggestion.people': 'Personas',
  'recipientField.paid': 'Último pago: {when}',
  'recipientField.notPaid': 'Aún sin pagos',
  'recipientField.unnamed': 'Aún sin nombre',
  'recipientField.fromChain': '● cadena',
  'recipientField.use': 'Poner 0x delante',
  'recipientField.link': 'Este enlace ya dice a quién se paga y cuánto.',
  'recipientField.openLink': 'Abrir el enlace de pago',

  // payments that come again
  'templates.title': 'Plantillas',
  'templates.here': 'este dispositivo',
  'templates.none': 'Un pago que se repite se puede guardar aquí, en este dispositivo.',
  'templates.lines': { one: '{count} línea', many: '{count} líneas', other: '{count} líneas' },
  'templates.nobody': 'Aún para nadie',
  'templates.use': 'Usar la plantilla {name}',
  'templates.replaces': 'La plantilla sustituye lo que ha escrito.',
  'templates.replace': 'Usar la plantilla',
  'templates.keepTyped': 'Mantener lo escrito',
  'templates.more': 'Cambiar la plantilla {name}',
  'templates.rename': 'Cambiar el nombre',
  'templates.newName': 'Nombre nuevo',
  'templates.drop': 'Eliminar',
  'templates.keep': 'Guardar como plantilla',
  'templates.name': 'Nombre de la plantilla',
  'templates.save': 'Guardar',
  'templates.cancel': 'Ahora no',
  'templates.kept': 'Guardada como «{name}».',
  'templates.problem.noName': 'Póngale un nombre.',
  'templates.problem.taken': 'Ya hay una plantilla con este nombre.',
  'templates.problem.full': 'Este navegador guarda 100 plantillas como máximo. Elimine una antes.',
  'templates.problem.tooLong': 'Es demasiado largo para guardarlo como plantilla.',

  // people
  'people.title': 'Personas',
  'people.count': { one: '{count} persona', many: '{count} personas', other: '{count} personas' },
  'people.kept': 'Los nombres se quedan en este navegador. Ningún servidor los tiene.',
  'people.find': 'Buscar por nombre, dirección o grupo',
  'people.everybody': 'Todos',
  'people.add': 'Añadir una persona',
  'people.payGroup': {
    one: 'Pagar a {group}: {count} persona',
    many: 'Pagar a {group}: {count} personas',
    other: 'Pagar a {group}: {count} personas',
  },
  'people.payLeftOut': {
    one: '{count} dirección solo vale en otra red y se deja fuera.',
    many: '{count} direcciones solo valen en otras redes y se dejan fuera.',
    other: '{count} direcciones solo valen en otras redes y se dejan fuera.',
  },
  'people.payReplaces': 'El grupo sustituye la lista de pagos que ha empezado.',
  'people.payReplace': 'Usar el grupo',
  'people.payKeep': 'Conservar la empezada',
  'people.import': 'Importar',
  'people.exportTable': 'Exportar una tabla (CSV)',
  'people.exportSafe': 'Exportar para la wallet Safe',
  'people.noneTitle': 'Nadie tiene nombre todavía',
  'people.none':
    'Ponga nombre a quienes paga, y todas las pantallas mostrarán el nombre antes que la dirección. Importe una lista o añada la primera persona.',
  'people.noMatch': 'Nadie coincide con «{text}».',
  'people.noName': 'Aún sin nombre',
  'people.lastPaid': 'Último pago: {when}',
  'people.neverPaid': 'Aún sin pagos',
  'people.notFound': 'Ningún pago en lo que se ha leído',
  'people.here': 'Sin el gateway no se sabe a quién ha pagado esta cuenta ni cuánto.',
  'people.historyLoading': 'Leyendo a quién ha pagado esta cuenta',
  'people.what': 'los beneficiarios de esta cuenta',
  'people.onlyOn': 'Solo en {chains}',
  'importChanges.looksLike': 'Se parece a {name}, y es otra dirección. Compare cada carácter.',
  'people.unnamedTitle': 'Pagados, sin nombre',
  'people.unnamedHint': 'De lo que ha enviado esta cuenta, según el gateway.',
  'people.nameIt': 'Poner nombre a esta dirección',
  'people.edit': 'Cambiar {name}',
  'people.copy': 'Copiar la dirección de {name}',
  'people.name': 'Nombre',
  'people.address': 'Dirección',
  'people.groups': 'Grupos',
  'people.groupsHint': 'Separados por comas, por ejemplo Diseño, Lisboa.',
  'people.chain': 'Esta dirección solo vale en {chain}',
  'people.save': 'Guardar',
  'people.cancel': 'Cancelar',
  'people.forget': 'Olvidar a {name}',
  'people.nameMissing': 'Introduzca un nombre.',
  'people.known': 'Esta dirección ya se llama {name}. Al guardar cambia el nombre.',
  'people.importTitle': 'Importar personas',
  'people.importHint':
    'Una tabla (CSV) con las columnas address y name, un archivo de datos de la wallet Safe o una tarjeta de contacto.',
  'people.chooseFile': 'Elegir un archivo',
  'people.paste': 'O pegarlo aquí',
  'people.unreadable':
    'No es una tabla con las columnas address y name, ni un archivo de datos de la wallet Safe, ni una tarjeta de contacto.',
  'people.badAddress': 'Línea {place}: «{text}» no es una dirección.',
  'people.badName': 'Línea {place}: {text} no tiene nombre.',
  'people.same': {
    one: '{count} ya es conocida.',
    many: '{count} ya son conocidas.',
    other: '{count} ya son conocidas.',
  },
  'importChanges.isNew': 'Nueva',
  'importChanges.renamed': 'Hasta ahora se llamaba {before}',
  'importChanges.regrouped': 'Otros grupos o cadenas que hasta ahora',
  'people.take': {
    one: 'Aplicar {count} cambio',
    many: 'Aplicar {count} cambios',
    other: 'Aplicar {count} cambios',
  },
  'people.lastTitle': 'Últimos pagados',
  'people.lastSource': 'gateway',
  'people.cardTitle': 'Su tarjeta de contacto',
  'people.cardHint':
    'Su nombre y su dirección, firmados con su wallet. Quien la abra sabrá que la dirección es suya. No se envía a ningún sitio.',
  'people.cardName': 'Su nombre en la tarjeta',
  'people.cardTooLong': 'Un nombre en una tarjeta ocupa 31 bytes como máximo.',
  'people.cardSign': 'Firmar mi tarjeta',
  'people.cardRefused': 'La wallet no firmó la tarjeta.',
  'people.cardText': 'Envíe este texto a quienes le pagan. Lo abren en «Importar».',
  'people.cardCopy': 'Copiar la tarjeta',
  'people.cardChecking': 'Comprobando la firma de la tarjeta',
  'people.cardHolds': '{name} ha firmado esta tarjeta con la clave de la dirección.',
  'people.cardBroken':
    'La firma de esta tarjeta no es válida: nadie ha demostrado que la dirección sea de {name}. No la use.',

  // the policy of an account
  'policyPage.title': 'Política',
  'policyPage.lead': 'Lo que los propietarios han acordado que puede salir de esta cuenta.',
  'policyPage.reading': 'Buscando la política que han firmado los propietarios.',
  'policyPage.empty': 'Sin política todavía',
  'policyPage.emptyText':
    'Los propietarios pueden acordar a quién puede pagar esta cuenta y cuánto. Cada pago se contrasta entonces con ello antes de que nadie firme.',
  'policyPage.write': 'Redactar una política',
  'policyPage.rewrite': 'Redactar una nueva política',
  'policyPage.signed': {
    one: 'Firmada por {count} propietario, {day}',
    many: 'Firmada por {count} propietarios, {day}',
    other: 'Firmada por {count} propietarios, {day}',
  },
  'policyPage.message': 'Lo que firmaron, al pie de la letra',
  'policyPage.later': 'La fecha está en el futuro. Pregunte a quien redactó la política.',

  'policyPage.people': 'Las personas',
  'policyPage.nobody': 'No se nombra a nadie.',
  'policyPage.unnamed': 'Sin nombre en este dispositivo',
  'policyPage.rules': 'Las reglas',
  'policyPage.onlyPeople': 'Solo se puede pagar a las personas nombradas aquí.',
  'policyPage.anybody': 'Se puede pagar a cualquiera.',
  'policyPage.toAnyone':
    'Quien no esté nombrado aquí recibe como máximo {limit} {token} en un pago.',
  'policyPage.toEach': 'En un pago, cada uno recibe como máximo {limit} {token}.',
  'policyPage.perDay': 'En 24 horas salen como máximo {limit} {token}.',
  'policyPage.perMonth': 'En 30 días salen como máximo {limit} {token}.',
  'policyPage.unlimited': '{token} no tiene límite.',
  'policyPage.onlyTokens': 'No se puede pagar con ningún otro token.',

  'policyPage.form': 'Una nueva política',
  'policyPage.takesPlace':
    'Sustituye a la que rige hoy en cuanto la hayan firmado suficientes propietarios.',
  'policyPage.fromLapsed':
    'Empieza con la política que ya no rige. Vuelve a regir cuando suficientes propietarios la firmen de nuevo.',
  'policyPage.changed': 'Desde que empezó, los propietarios han firmado otra política',
  'policyPage.changedWhy': 'Lo que escribe la sustituiría, y lo que tiene de nuevo se perdería.',
  'policyPage.changedAnew': 'Empezar con la que rige ahora',
  'policyPage.changedKeep': 'Seguir con lo que he escrito',
  'policyPage.unasked':
    'No se pudo averiguar si la política sigue siendo la del principio. Inténtelo de nuevo.',
  'policyPage.choose': '¿A quién conocen los propietarios?',
  'policyPage.noPeople':
    'Nadie tiene nombre todavía en este dispositivo. Ponga antes nombre a las personas.',
  'policyPage.toPeople': 'Personas',
  'policyPage.restrictPeople': 'No se puede pagar a nadie más',
  'policyPage.limitOf': '¿Cuánto {token} puede salir?',
  'policyPage.limitHint': 'Un campo vacío es sin límite.',
  'policyPage.fieldAnyone': 'A otros, en un pago',
  'policyPage.fieldEach': 'A cada uno, en un pago',
  'policyPage.fieldDay': 'En 24 horas',
  'policyPage.fieldMonth': 'En 30 días',
  'policyPage.labelOf': '{field}, {token}',
  'policyPage.addToken': 'Añadir un token',
  'policyPage.chooseToken': 'Elegir un token',
  'policyPage.dropToken': 'Sin regla para {token}',
  'policyPage.restrictTokens': 'No se puede pagar con nada más',
  'policyPage.next': 'Leerla y firmar',
  'policyPage.cancel': 'Cancelar',
  'policyPage.change': 'Cambiarla',
  'policyPage.review': 'Una política para esta cuenta',

  'policyPage.problem.nothing': 'Todavía no contiene ninguna regla.',
  'policyPage.problem.nobody': 'Elija al menos una persona; si no, no se podría pagar a nadie.',
  'policyPage.problem.tokens': 'Añada al menos un token; si no, no se podría pagar nada.',
  'policyPage.problem.month': 'Es menos de lo que se permite en un día.',
  'policyPage.problem.people': {
    one: 'Una política nombra a {most} personas como máximo. Quite {count}.',
    many: 'Una política nombra a {most} personas como máximo. Quite {count}.',
    other: 'Una política nombra a {most} personas como máximo. Quite {count}.',
  },
  'policyPage.problem.manyTokens': {
    one: 'Una política tiene reglas para {most} tokens como máximo. Quite {count}.',
    many: 'Una política tiene reglas para {most} tokens como máximo. Quite {count}.',
    other: 'Una política tiene reglas para {most} tokens como máximo. Quite {count}.',
  },
  'policyPage.problem.late':
    'La política que rige hoy nombra el último momento posible, así que ninguna puede ser posterior. Solo otros propietarios, u otro número de firmas, le ponen fin.',
  'policyPage.problem.tooMuch':
    'Ninguna cuenta podrá pagar nunca tanto. Deje el campo vacío para no poner límite.',

  'policyPage.how': 'Qué hace una política',
  'policyPage.how.agree':
    'La firman los propietarios, tantos como para un pago. No mueve nada y no cuesta nada.',
  'policyPage.how.held':
    'Desde entonces, cada pago se contrasta con ella en el navegador de cada propietario. Si un pago la incumple, se dice antes de que nadie firme.',
  'policyPage.how.limit':
    'El contrato de la cuenta no la conoce: suficientes propietarios pueden firmar a sabiendas lo que la incumple.',

  // the inbox
  'inbox.page': 'Bandeja',
  'inbox.reading': 'Leyendo la bandeja',
  'inbox.newest': 'lo último de la bandeja',
  'inbox.more': 'Mostrar más',
  'inbox.empty.title': 'No hay nada en espera',
  'inbox.empty.text':
    'Un pago está aquí desde la primera firma hasta que la cadena lo ha ejecutado.',
  'inbox.here.title': 'En este navegador no se ha propuesto nada',
  'inbox.here.text': 'Lo que espera en el gateway no se sabe aquí.',
  'inbox.empty.pay': 'Preparar un pago',

  'inbox.title.pay': 'Lo siguiente: el pago a {name}',
  'inbox.title.payUnnamed': 'Lo siguiente: un pago a {name}',
  'inbox.title.batch': 'Lo siguiente: un lote de {count}',
  'inbox.title.reject': 'Lo siguiente: una transacción vacía',
  'inbox.title.settings': 'Lo siguiente: un cambio de la cuenta',
  'inbox.title.call': 'Lo siguiente: la llamada a un contrato',
  'inbox.title.fork': 'Lo siguiente: una elección',
  'inbox.title.hole': 'Lo siguiente: un puesto vacío',
  'inbox.title.stopped': 'Lo siguiente: algo que no cuadra',
  'inbox.lead.order': 'Los pagos salen por orden.',
  'inbox.lead.sign': {
    one: '{count} espera su firma.',
    many: '{count} esperan su firma.',
    other: '{count} esperan su firma.',
  },
  'inbox.lead.send': {
    one: '{count} se puede ejecutar.',
    many: '{count} se pueden ejecutar.',
    other: '{count} se pueden ejecutar.',
  },
  'inbox.lead.fork': {
    one: '{count} requiere una elección.',
    many: '{count} requieren una elección.',
    other: '{count} requieren una elección.',
  },
  'inbox.lead.hole': {
    one: '{count} puesto está vacío.',
    many: '{count} puestos están vacíos.',
    other: '{count} puestos están vacíos.',
  },
  'inbox.lead.stopped': {
    one: '{count} no es lo que dice el gateway.',
    many: '{count} no son lo que dice el gateway.',
    other: '{count} no son lo que dice el gateway.',
  },

  'inbox.place': 'Puesto {place}',
  'inbox.places': 'Puestos {from} a {to}',
  'inbox.next': 'siguiente',
  'inbox.deed.pay': 'Pago a {name}',
  'inbox.deed.batch': {
    one: 'Lote de {count} llamada',
    many: 'Lote de {count} llamadas',
    other: 'Lote de {count} llamadas',
  },
  'inbox.deed.people': {
    one: 'Paga a {count} persona',
    many: 'Paga a {count} personas',
    other: 'Paga a {count} personas',
  },
  'inbox.deed.reject': 'Rechazarlo',
  'inbox.deed.blank': 'Una transacción vacía',
  'inbox.deed.nothing': 'No mueve nada.',
  'inbox.deed.addOwner': 'Añadir a {name} como propietario',
  'inbox.deed.removeOwner': 'Quitar a {name} como propietario',
  'inbox.deed.swapOwner': 'Sustituir a {old} por {name} como propietario',
  'inbox.deed.threshold': {
    one: 'Después basta {count} firma',
    many: 'Después hacen falta {count} firmas',
    other: 'Después hacen falta {count} firmas',
  },
  'inbox.deed.changeThreshold': {
    one: 'Firmas necesarias: {count}',
    many: 'Firmas necesarias: {count}',
    other: 'Firmas necesarias: {count}',
  },
  'inbox.deed.settings': 'Cambiar los ajustes de la cuenta',
  'inbox.deed.call': 'Llamar al contrato {name}',
  'inbox.deed.callUnnamed': 'Llamar a un contrato',
  'inbox.deed.unknown': 'Algo que esta aplicación no puede leer',
  'inbox.note': '«{note}»',
  'inbox.claimed': 'dice el gateway',

  'inbox.turn.ready': 'Firmado. Ya se puede ejecutar.',
  'inbox.turn.readyLater': 'Listo, sale cuando le toque.',
  'inbox.turn.yoursLast': 'La suya es la última firma.',
  'inbox.turn.yours': {
    one: 'Falta {count} firma. La suya cuenta.',
    many: 'Faltan {count} firmas. La suya cuenta.',
    other: 'Faltan {count} firmas. La suya cuenta.',
  },
  'inbox.turn.yoursLater': 'La suya es la última firma. Sale cuando le toque.',
  'inbox.turn.signedYou': 'Usted ha firmado. Ahora puede firmar {names}.',
  'inbox.turn.others': 'Puede firmar {names}.',
  'inbox.turn.nobody': 'No queda ningún propietario que pueda firmar.',
  'inbox.turn.stuck': 'Bloqueado detrás del puesto {place}.',
  'inbox.turn.past': 'La cadena ya ha usado este puesto. El gateway aún no lo sabe.',
  'inbox.turn.stopped': 'Esta aplicación no lo firma ni lo ejecuta.',
  'inbox.stopped': 'No firme esto en ningún sitio.',
  'inbox.turn.checking': 'Preguntando a la cadena quién ha firmado.',
  'inbox.twice': 'Lo mismo espera también en el puesto {place}. Pueden ocurrir ambos.',

  'inbox.do.sign': 'Firmar',
  'inbox.do.signPay': 'Firmar: {amount} para {name}',
  'inbox.do.send': 'Ejecutar',
  'inbox.do.sendPay': 'Ejecutar: {amount} para {name}',
  'inbox.do.read': 'Revisar',
  'inbox.do.more': 'Más opciones',
  'inbox.do.reject': 'Rechazar',
  'inbox.do.replace': 'Sustituir',
  'inbox.do.delete': 'Eliminar',
  'inbox.choose': 'Elegir {what}, en el puesto {place}',
  'inbox.several': 'Varios a la vez',
  'inbox.several.toSign': {
    one: '{count} por firmar',
    many: '{count} por firmar',
    other: '{count} por firmar',
  },
  'inbox.several.toSend': {
    one: '{count} por ejecutar',
    many: '{count} por ejecutar',
    other: '{count} por ejecutar',
  },
  'inbox.several.signed': {
    one: '{done} de {count} firmado',
    many: '{done} de {count} firmados',
    other: '{done} de {count} firmados',
  },
  'inbox.several.sent': {
    one: '{done} de {count} ejecutado',
    many: '{done} de {count} ejecutados',
    other: '{done} de {count} ejecutados',
  },
  'inbox.several.total': 'En total',
  'inbox.several.howSign':
    'Su wallet pregunta por cada uno, uno tras otro. Cada uno se comprueba otra vez justo antes: el que no supere las siete comprobaciones pone fin a la serie.',
  'inbox.several.howSend':
    'Salen por orden: cada uno espera a que la cadena haya ejecutado el anterior. El que no supere las siete comprobaciones pone fin a la serie.',
  'inbox.several.doSign': {
    one: 'Firmar {count}',
    many: 'Firmar {count}, uno tras otro',
    other: 'Firmar {count}, uno tras otro',
  },
  'inbox.several.doSend': {
    one: 'Ejecutar {count}',
    many: 'Ejecutar {count}, por orden',
    other: 'Ejecutar {count}, por orden',
  },
  'inbox.several.clear': 'Quitar la selección',
  'inbox.several.close': 'Listo',
  'inbox.several.checking': 'Preguntando de nuevo a la cadena y al gateway.',
  'inbox.several.asking': 'Su wallet le pregunta. Compare lo que muestra.',
  'inbox.several.sending': 'Firmado. Entregando la firma al gateway.',
  'inbox.several.mining': 'Enviado. Esperando a la cadena.',
  'inbox.several.done': 'Hecho',
  'inbox.several.look': 'Antes hay algo que mirar. Ábralo para ver por qué.',
  'inbox.several.unread': 'El gateway no respondió, así que no se pudo comprobar.',
  'inbox.several.viewer':
    'Ahora hay otra persona conectada. No se ha pedido nada más a ninguna wallet.',
  'inbox.several.all': {
    one: 'Está hecho.',
    many: 'Los {count} están hechos.',
    other: 'Los {count} están hechos.',
  },
  'inbox.several.over':
    'Hechos: {done}. Sin hacer: {stopped}. Sin empezar: {left}. Lo hecho, hecho queda.',
  'inbox.several.overOut':
    'Hechos: {done}. Sin hacer: {stopped}. Enviados, sin confirmar aún por la cadena: {out}. Sin empezar: {left}.',
  'inbox.several.left': 'Sin empezar. No se preguntó a nadie.',
  'inbox.several.end': 'Detener después de este',
  'inbox.several.ending': 'Se detiene después de este.',
  'inbox.several.halt': 'Detener ahora',
  'inbox.several.haltedSent':
    'Se envió antes de que lo detuviera y aún puede ejecutarse. En la página de la transacción se ve si se hizo.',
  'inbox.several.halted':
    'Lo detuvo aquí. En la página de la transacción se ve si se hizo de todos modos.',

  'inbox.fork': 'Solo uno de estos {size} puede ocurrir',
  'inbox.forkOfTwo': 'Solo uno de estos dos puede ocurrir',
  'inbox.hole.title': 'Aquí no espera nada',
  'inbox.hole.unread': 'Aquí no espera nada que se pueda leer',
  'inbox.hole.text': {
    one: 'Todo lo de abajo está bloqueado hasta que se llene este puesto.',
    many: 'Todo lo de abajo está bloqueado hasta que se llenen estos {count} puestos.',
    other: 'Todo lo de abajo está bloqueado hasta que se llenen estos {count} puestos.',
  },
  'inbox.hole.blank': 'Llenarlo con una transacción vacía',
  'inbox.hole.move': {
    one: 'Subir el de abajo',
    many: 'Subir los {count} de abajo',
    other: 'Subir los {count} de abajo',
  },
  'inbox.hole.safer':
    'Una transacción vacía no mueve nada, y lo de abajo conserva sus firmas. Subirlos significa volver a firmar cada uno.',
  'inbox.hole.owner': 'Un propietario puede llenarlo.',

  'inbox.delete.title': '¿Quitarlo de la lista?',
  'inbox.delete.text':
    'El gateway lo olvida. Quien guarde una copia con firmas suficientes aún puede usarla. Para mayor seguridad, rechácelo.',
  'inbox.delete.do': 'Eliminar de la lista',
  'inbox.delete.keep': 'Mantener',
  'inbox.delete.asking': 'Su wallet le pide que firme que se puede eliminar.',

  'inbox.drafts.title': 'Empezado aquí, sin firmar',
  'inbox.drafts.payment': 'Un pago',
  'inbox.drafts.payroll': 'Una nómina',
  'inbox.drafts.rejection': 'Un rechazo del puesto {place}',
  'inbox.drafts.replacement': 'Un pago para el puesto {place}',
  'inbox.drafts.settings': 'Un cambio de la cuenta',
  'inbox.drafts.blank': 'Una transacción vacía para el puesto {place}',
  'inbox.drafts.read': 'Revisar',
  'inbox.drafts.drop': 'Descartar',

  'inbox.side.outlook': 'Si todo esto ocurre',
  'inbox.side.short': 'Más de lo que hay',
  'inbox.side.leftWorth': 'Queda',
  'inbox.side.nothing': 'No se mueve dinero.',
  'inbox.side.partly': {
    one: '{count} no se cuenta: nadie puede decir qué mueve.',
    many: '{count} no se cuentan: nadie puede decir qué mueven.',
    other: '{count} no se cuentan: nadie puede decir qué mueven.',
  },
  'inbox.side.forks': 'En una elección cuenta el importe mayor.',
  'inbox.side.turns': 'A quién le toca',
  'inbox.side.you': 'Usted',
  'inbox.side.toRead': {
    one: '{count} por revisar',
    many: '{count} por revisar',
    other: '{count} por revisar',
  },
  'inbox.side.remind': 'Copiar un recordatorio',
  'inbox.side.remindName': 'Copiar un recordatorio para {name}',
  'inbox.side.copied': 'Copiado',
  'inbox.side.refused': 'El navegador no permitió copiar a esta página.',
  'inbox.side.reminder': {
    one: '{name}, un pago de {account} espera su firma: {link}',
    many: '{name}, {count} pagos de {account} esperan su firma: {link}',
    other: '{name}, {count} pagos de {account} esperan su firma: {link}',
  },
  'inbox.side.proof': {
    one: 'La única propuesta da su propio hash, y cada firma es de su propietario.',
    many: 'Las {count} propuestas dan su propio hash, y cada firma es de su propietario.',
    other: 'Las {count} propuestas dan su propio hash, y cada firma es de su propietario.',
  },
  'inbox.side.partProof': 'Se comprobaron {checked} de {count} con su propio hash y sus firmas.',
  'inbox.side.lies': {
    one: '{count} propuesta no es lo que dice el gateway. Está tachada.',
    many: '{count} propuestas no son lo que dice el gateway. Están tachadas.',
    other: '{count} propuestas no son lo que dice el gateway. Están tachadas.',
  },
  // requests
  'requests.title': 'Solicitudes',
  'requests.lead': 'Solicite un pago con un enlace. Que se ha pagado se lee solo de la cadena.',
  'requests.new': 'Solicitar un pago',
  'requests.amount': 'Importe',
  'requests.token': 'En qué token',
  'requests.memo': 'Concepto',
  'requests.memoHint': 'Quien tenga el enlace puede leerlo.',
  'requests.memoTooLong': 'Es demasiado largo para un enlace. Acórtelo.',
  'requests.until': 'Abierta durante',
  'requests.days': { one: '{count} día', many: '{count} días', other: '{count} días' },
  'requests.noEnd': 'Sin fin',
  'requests.signHint':
    'Su wallet firma la solicitud, y así quien la paga ve que la hizo un propietario. No cuesta nada.',
  'requests.unsignedHint':
    'Conecte la wallet de un propietario para firmarla. Una solicitud sin firma puede ser de cualquiera, y así se advierte a quien paga.',
  'requests.sign': 'Firmar la solicitud',
  'requests.signFor': 'Firmar la solicitud de {amount} {symbol}',
  'requests.make': 'Crear la solicitud',
  'requests.makeFor': 'Crear la solicitud de {amount} {symbol}',
  'requests.makeUnsigned': 'Crearla sin firma',
  'requests.cancel': 'Cancelar',
  'requests.failed': 'La solicitud no se creó',
  'requests.listTitle': 'Lo solicitado',
  'requests.noneTitle': 'No se ha solicitado nada',
  'requests.none':
    'Una solicitud es un enlace con un importe y un concepto. Quien lo abre puede pagar con unas pocas pulsaciones.',
  'requests.kept': 'Guardado en este navegador y no enviado a ningún sitio.',
  'requests.noMemo': 'Sin concepto',
  'requests.state.open': 'Aún sin pagar',
  'requests.state.part': 'Faltan {missing} {symbol}',
  'requests.state.paid': 'Pagada',
  'requests.state.over': 'Pagada, y sobran {extra} {symbol}',
  'requests.state.expired': 'Vencida, sin pagar',
  'requests.state.expiredPart': 'Vencida, faltan {missing} {symbol}',
  'requests.state.unknown': 'La cadena aún no lo ha dicho',
  'requests.asked': 'Solicitada: {when}',
  'requests.ends': 'Abierta hasta: {when}',
  'requests.signedBy': 'Firmada por {name}',
  'requests.unsigned': 'Sin firmar',
  'requests.show': 'Mostrar el enlace y los pagos de esta solicitud',
  'requests.link': 'Envíe este enlace a quien tenga que pagar',
  'requests.code': 'Un código con el enlace de esta solicitud',
  'requests.copyLink': 'Copiar el enlace',
  'requests.forget': 'Olvidar esta solicitud',
  'requests.forgetHint': 'Quien tenga el enlace aún puede abrirlo y pagar.',
  'requests.payments': 'Lo que ha llegado',
  'requests.proof.reference': 'Nombra esta solicitud',
  'requests.proof.amount': 'Exactamente lo que faltaba',
  'requests.proof.only': 'No había otra solicitud abierta: puede que fuera para otra cosa',
  'requests.block': 'bloque {block}',
  'requests.unassignedTitle': 'Llegó, y no corresponde a ninguna solicitud',
  'requests.unassigned':
    'Había varias solicitudes abiertas, y el importe no es el de ninguna de ellas.',
  'requests.chainFailed': 'El nodo no respondió, así que no se sabe qué se ha pagado.',
  'requests.retry': 'Intentar de nuevo',
  'requests.oldAccount':
    'El contrato de esta cuenta es anterior a 1.3.0 y no anota nada cuando recibe {symbol}. No se puede leer de la cadena si se ha pagado una solicitud así.',
  'requests.openTitle': '¿Le han enviado una solicitud?',
  'requests.openLabel': 'Enlace de la solicitud',
  'requests.openHint': 'Un enlace de Ghost Pay, o un enlace de pago que empieza por ethereum:',
  'requests.open': 'Abrir',
  'requests.openProblem': 'No es una solicitud ni un enlace de pago.',

  // what is needed to pay the account
  'receive.title': 'Recibir',
  'receive.code': 'Un código para pagar a {account} en {chain}',
  'receive.codeFor': 'Un código para pagar {amount} {symbol} a {account} en {chain}',
  'receive.address': 'Dirección',
  'receive.withChain': 'Con su red',
  'receive.copyAddress': 'Copiar la dirección',
  'receive.copyWithChain': 'Copiar la dirección con su red',
  'receive.copyLink': 'Copiar el enlace de pago',
  'receive.link': 'Enlace de pago',
  'receive.only': 'Solo en {chain}. En otra red, esta dirección puede no ser de nadie.',
  'receive.anything': 'Cualquiera',
  'receive.token': 'En el código',
  'receive.amount': 'Importe en el código',
  'receive.elsewhere': '¿Está esta cuenta en otras redes?',
  'receive.ask': 'Preguntarles',
  'receive.asking': 'preguntando',
  'receive.same': 'Sí, con los mismos propietarios',
  'receive.other': 'Sí, con otros propietarios. No envíe nada.',
  'receive.nothing': 'No. Lo que se envíe puede perderse.',
  'receive.silent': 'sin respuesta',

  // the policy, in a review
  'policy.breach': 'Esto incumple la política que firmaron los propietarios',
  'policy.careful': 'No se sabe si esto cumple la política que firmaron los propietarios',
  'policy.see': 'Leer la política',
  'policy.onlyPeople':
    '{to} no está entre las personas que nombra la política, y no se puede pagar a nadie más.',
  'policy.onlyTokens': 'El token {token} no figura en la política.',
  'policy.toAnyone':
    '{to} no está entre las personas que nombra la política y recibiría {amount} {token}. Los demás reciben como máximo {limit}.',
  'policy.perDay': 'Saldrían {amount} {token} en un día. La política permite {limit}.',
  'policy.perMonth': 'Saldrían {amount} {token} en 30 días. La política permite {limit}.',
  'policy.spentUnknown':
    'No se sabe qué salió en los días anteriores, así que tampoco si se respeta un límite por día o por mes. Mire la actividad.',
  'policy.adding': 'Sumando lo que ha salido en los últimos 30 días.',
  'policy.notOnlyPayments': 'Hace más que pagar, y la política solo habla de pagos.',
  'policy.more': { one: 'Y {count} más.', many: 'Y {count} más.', other: 'Y {count} más.' },
  'policy.reading': 'Buscando una política que hayan firmado los propietarios.',
  'policy.unasked':
    'Aquí no se pregunta a ningún gateway: de las políticas firmadas por los propietarios solo se conoce la última que ha encontrado este navegador.',
  'policy.lapsed':
    'Los propietarios habían firmado una política, y ya no rige: desde entonces han cambiado los propietarios o el número de firmas. Para seguir con ella hay que firmarla de nuevo.',
  'policy.unread': 'No se pudo leer por completo si los propietarios han firmado una política.',

  // the review
  'review.title': 'Revisar y firmar',
  'review.pays': '{account} paga',
  'review.does': '{account} hace esto',
  'review.note': 'Concepto: {note}',
  'review.batch': { one: '{count} pago', many: '{count} pagos', other: '{count} pagos' },
  'review.steps': { one: '{count} paso', many: '{count} pasos', other: '{count} pasos' },
  'review.rejection': 'No ocurre nada, en este puesto de la fila',
  'review.settings': 'La cuenta cambia',
  'review.call': 'Se llama a un contrato',
  'review.collectible': 'Sale un coleccionable',

  'review.moves': 'Qué se mueve',
  'review.moves.rehearsed': 'ensayado en el bloque {block}',
  'review.moves.running': 'El nodo lo ensaya. Para eso no se firma nada.',
  'review.moves.nothing': 'Ningún saldo cambia.',
  'review.moves.whole':
    'No se mueve nada más: ningún otro token, ningún permiso, ningún propietario, ningún ajuste.',
  'review.moves.more': 'Ocurre más que esto. Lea lo que hace, línea por línea.',
  'review.moves.unseen':
    'Sale bien, dicen los propios contratos de la cuenta. Este nodo no puede mostrar qué se mueve.',
  'review.moves.fails': 'Fallaría: no se movería nada.',
  'review.moves.unknown': 'Nadie pudo ensayarlo. No se ha probado qué se mueve.',
  'review.moves.before': 'antes',
  'review.moves.after': 'después',
  'review.moves.change': 'cambio',
  'review.rules': 'Quién decide',
  'review.rules.what': 'Propietarios',
  'review.rules.mustSign': 'Firmas necesarias',
  'review.rules.of': '{threshold} de {owners}',
  'review.rules.joins': 'entra',
  'review.rules.leaves': 'sale',
  'review.rules.yes': 'propietario',
  'review.rules.no': 'no es propietario',
  'review.updates': 'Qué cambia la actualización',
  'review.updates.what': 'De la cuenta',
  'review.updates.version': 'Versión',
  'review.updates.code': 'Funciona con',
  'review.updates.handler': 'Gestor de respaldo (fallback handler)',
  'review.updates.rest': 'Propietarios, firmas necesarias, módulos, guardas',
  'review.updates.none': 'ninguno',
  'review.updates.same': 'como antes',
  'review.updates.other': 'no como antes',
  'review.moves.self': 'esta cuenta',
  'review.moves.payee': 'el beneficiario',
  'review.moves.other': 'otra persona',
  'review.moves.of': '{symbol}: saldo de',

  'review.lines.all': {
    one: 'Mostrar {count} línea',
    many: 'Mostrar las {count} líneas',
    other: 'Mostrar las {count} líneas',
  },

  'review.letter': 'Al detalle',
  'review.letter.to': 'Para',
  'review.letter.token': 'Token',
  'review.letter.decimals': {
    one: '{symbol}, {count} decimal',
    many: '{symbol}, {count} decimales',
    other: '{symbol}, {count} decimales',
  },
  'review.letter.from': 'De',
  'review.letter.chain': 'Cadena',
  'review.letter.place': 'Puesto en la fila',
  'review.letter.next': 'El siguiente, puesto {nonce} de la fila',
  'review.letter.ahead': {
    one: '{count} espera delante, puesto {nonce} de la fila',
    many: '{count} esperan delante, puesto {nonce} de la fila',
    other: '{count} esperan delante, puesto {nonce} de la fila',
  },
  'review.letter.data': 'Datos',
  'review.letter.bytes': { one: '{count} byte', many: '{count} bytes', other: '{count} bytes' },
  'review.letter.fee': 'Comisión',
  'review.letter.gas': 'unas {gas} unidades de gas, las paga quien ejecuta',
  'review.letter.feeIn': 'unos {fee} {symbol}, los paga quien ejecuta',
  'review.letter.feeWorth': 'unos {fee} {symbol} ({worth}), los paga quien ejecuta',
  'review.letter.feeSmall': 'unos {fee} {symbol} (menos de {worth}), los paga quien ejecuta',
  'claimedFee.asking': 'El nodo no lo dice. Se pregunta al gateway.',
  'claimedFee.silent': 'No lo dicen ni el nodo ni el gateway.',
  'claimedFee.gas':
    'al menos {gas} unidades de gas según el cálculo del gateway, las paga quien ejecuta',
  'claimedFee.fee': 'al menos {fee} {symbol} según el cálculo del gateway, los paga quien ejecuta',

  'review.device': 'Su dispositivo mostrará',
  'review.device.domain': 'Hash de dominio',
  'review.device.message': 'Hash de mensaje',
  'review.device.of': '{place} de 2',
  'review.device.compare': 'Compare los dieciséis grupos, no solo el primero y el último.',
  'review.device.more': 'Otros hashes',

  'review.checks': 'Comprobaciones',
  'review.checks.all': 'Las 7 comprobaciones superadas',
  'review.checks.some': '{passed} de 7 comprobaciones',
  'review.checks.failed': {
    one: '{count} comprobación no superada',
    many: '{count} comprobaciones no superadas',
    other: '{count} comprobaciones no superadas',
  },
  'review.checks.running': {
    one: 'Una está en curso.',
    many: '{count} están en curso.',
    other: '{count} están en curso.',
  },
  'review.checks.open': {
    one: 'Una no se pudo hacer.',
    many: '{count} no se pudieron hacer.',
    other: '{count} no se pudieron hacer.',
  },
  'review.checks.careful': {
    one: 'Una merece una mirada.',
    many: '{count} merecen una mirada.',
    other: '{count} merecen una mirada.',
  },
  'review.checks.closed': 'No se puede firmar.',
  'review.checks.solid': 'No queda nada pendiente.',
  'review.seal': 'Sello de este pago: {passed} de 7 comprobaciones superadas',

  'review.bytes.passed': 'Esta página muestra los bytes exactos',
  'review.bytes.blocked': 'Ejecuta código ajeno',
  'review.bytes.foreign': 'El contrato de esta cadena es otro',
  'review.bytes.open': 'No se leyó el código que se ejecutaría',
  'review.bytes.unreadable': 'Los bytes no se pueden leer',
  'review.bytes.careful': 'Lea antes la advertencia',
  'review.bytes.running': 'Leyendo los bytes',
  'review.contract.passed': 'El contrato está de acuerdo',
  'review.contract.failed': 'El contrato no está de acuerdo',
  'review.contract.running': 'Preguntando al contrato',
  'review.contract.open': 'No se preguntó al contrato',
  'review.gateway.passed': 'El gateway está de acuerdo',
  'review.gateway.failed': 'El gateway no está de acuerdo',
  'review.gateway.running': 'Preguntando al gateway',
  'review.gateway.open': 'No se preguntó al gateway',
  'review.tokens.passed': 'Token leído de la cadena',
  'review.tokens.none': 'Sin token: la moneda propia de la cadena',
  'review.tokens.decimals': 'Token: {chain} decimales, no {gateway}',
  'review.tokens.failed': 'El token es otro',
  'review.tokens.careful': 'La cadena no conoce ese token',
  'review.tokens.running': 'Preguntando al token',
  'review.tokens.open': 'No se preguntó al token',
  'review.rehearsal.passed': 'Ensayado sin firma',
  'review.rehearsal.failed': 'Fallaría',
  'review.rehearsal.early': 'Fallaría si llegara ahora',
  'review.rehearsal.differs': 'Mueve otro importe del que dice',
  'review.rehearsal.more': 'Ocurre más de lo que dice',
  'review.rehearsal.changes': 'Cambia de la cuenta más de lo que dice',
  'review.rehearsal.running': 'Ensayo',
  'review.rehearsal.open': 'No se ensayó',
  'review.payee.passed': 'Usted conoce al beneficiario',
  'review.payee.all': 'Usted conoce a todos los beneficiarios',
  'review.payee.none': 'No se paga a nadie',
  'review.payee.first': 'Primer pago a esta dirección',
  'review.payee.firsts': {
    one: '{count} beneficiario nuevo',
    many: '{count} beneficiarios nuevos',
    other: '{count} beneficiarios nuevos',
  },
  'review.payee.entrusted': 'Usted conoce a quien podrá decidir',
  'review.payee.stranger': 'Podrá decidir alguien que usted no conoce',
  'review.payee.entrustedAlike': 'Quien podrá decidir se parece a otro',
  'review.payee.alike': 'El beneficiario se parece a otro',
  'review.payee.compared': 'Comparado por usted',
  'review.payee.nobody': 'Nadie puede usar lo que se envía ahí',
  'review.payee.running': 'Buscando al beneficiario',
  'review.payee.open': 'Nadie conoce aún al beneficiario',
  'review.place.passed': 'El puesto está libre',
  'review.place.used': 'El puesto ya se ha usado',
  'review.place.taken': 'Otro espera en este puesto',
  'review.place.gap': 'Un puesto anterior está vacío',
  'review.place.ahead': 'Antes deben ejecutarse otros',
  'review.place.running': 'Buscando el puesto',
  'review.place.open': 'No se buscó el puesto',

  'review.by.device': 'calculado en este dispositivo',
  'review.by.hash': 'el mismo hash',
  'review.by.otherHash': 'otro hash',
  'review.by.node': 'el nodo no respondió',
  'review.by.gateway': 'el gateway no respondió',
  'review.by.unasked': 'esto va de propietario a propietario',
  'review.by.description': 'describe otro pago',
  'review.by.account': 'nombra a otros propietarios',
  'review.by.figures': 'da otras cifras',
  'review.by.fresh': 'aún no lo ha visto',
  'review.by.token': {
    one: '{symbol}, {count} decimal',
    many: '{symbol}, {count} decimales',
    other: '{symbol}, {count} decimales',
  },
  'review.by.tokens': { one: '{count} token', many: '{count} tokens', other: '{count} tokens' },
  'review.by.noToken': 'nada que preguntar',
  'review.by.moves': {
    one: '{count} saldo comparado',
    many: '{count} saldos comparados',
    other: '{count} saldos comparados',
  },
  'review.by.before': 'la cuenta comparada antes y después',
  'review.by.early': 'otros van primero',
  'review.by.accessor': 'por los propios contratos de la cuenta',
  'review.by.waiting': 'esperando la respuesta',
  'review.by.named': 'con nombre puesto por usted, o un propietario',
  'review.by.unnamed': 'sin nombre puesto por usted, y no es propietario',
  'review.by.paid': 'pagado antes, la misma dirección',
  'review.by.never': 'nunca pagado por esta cuenta',
  'review.by.unseen': 'no está entre los últimos pagos',
  'review.by.place': 'el {nonce} está libre',
  'review.by.nonce': 'la cuenta va por el {nonce}',
  'review.by.taken': 'el {nonce} está ocupado',
  'review.by.gap': 'nada espera en el {nonce}',

  'review.lie.amount': 'Esto pagaría {chain} {symbol}, no {gateway}',
  'review.lie.amountWhy':
    'El gateway {host} dio una cifra falsa. La cadena dice otra cosa. No se ha firmado nada.',
  'review.lie.hash': 'El contrato de la cuenta calcula otro hash que esta página',
  'review.lie.hashWhy':
    'O miente su nodo o miente esta página. No lo firme en ningún sitio. No se ha firmado nada.',
  'review.lie.gateway': 'El gateway muestra otra transacción que la que se va a firmar',
  'review.lie.gatewayWhy':
    'El gateway {host} describe otra cosa que los bytes. Lo que se lee aquí son los bytes.',
  'review.lie.token': 'El gateway dice del token otra cosa que el propio token',
  'review.lie.tokenWhy':
    'El gateway {host} dio un nombre o una cifra falsos. No se ha firmado nada.',
  'review.lie.fails': 'Esto fallaría',
  'review.lie.failsWhy':
    'Se ensayó sin firma, y la cuenta o su token lo rechazó. No se ha movido nada.',
  'review.lie.used': 'Esto no se podrá ejecutar nunca',
  'review.lie.usedWhy':
    'El puesto en la fila ya se ha usado en la cadena: se ejecutó esta, u otra en su lugar.',
  'review.lie.blocked': 'Esto no se firma aquí',
  'review.lie.blockedWhy':
    'Ejecutaría código ajeno con todo lo que tiene la cuenta. Así es como se vacían las cuentas.',
  'review.lie.foreign': 'Esto ejecutaría un código del que nadie responde',
  'review.lie.foreignWhy':
    'En la dirección del contrato del proyecto Safe, esta cadena tiene otro código. No lo firme en ningún sitio. No se firmó nada.',
  'review.lie.changes': 'Esto cambia de la cuenta más de lo que dice',
  'review.lie.changesWhy':
    'Una actualización cambia la versión, el código de la cuenta y quizá su gestor de respaldo. El ensayo cambió otra cosa. No se firmó nada.',
  'review.lie.alike': 'El beneficiario se parece a alguien que usted conoce, y es otro',
  'review.lie.entrustedAlike':
    'Quien podría decidir se parece a alguien que usted conoce, y es otro',
  'review.lie.alikeWhy': 'Antes que nada, compare las direcciones de abajo.',
  'review.lie.nobody': 'Lo que se envía ahí se pierde',
  'review.lie.nobodyWhy':
    'Nadie tiene la clave de esta dirección, o es el propio contrato de un token.',
  'review.lie.gatewaySays': 'el gateway dice',
  'review.lie.chainSays': 'la cadena dice',
  'review.lie.decimals': {
    one: '{symbol} con {count} decimal',
    many: '{symbol} con {count} decimales',
    other: '{symbol} con {count} decimales',
  },
  'review.twice': 'Lo mismo ya espera en el puesto {place}',
  'review.twiceWhy': 'Si se ejecutan ambos, ocurre dos veces. Fírmelo solo si es lo que se quiere.',
  'review.twiceSee': 'Ver lo que espera',
  'review.twicePart': {
    one: 'Se ha comparado con esto {compared} de {count} en espera. No se sabe si es lo mismo.',
    many: 'Se han comparado con esto {compared} de {count} en espera. No se sabe si lo mismo está entre los demás.',
    other:
      'Se han comparado con esto {compared} de {count} en espera. No se sabe si lo mismo está entre los demás.',
  },
  'review.twiceMore': {
    one: 'Solo se ha comparado con esto {count} de los que esperan, y hay más.',
    many: 'Solo se han comparado con esto {count} de los que esperan, y hay más.',
    other: 'Solo se han comparado con esto {count} de los que esperan, y hay más.',
  },
  'review.twiceUnread': 'No se pudo leer lo que espera, así que no se sabe si lo mismo ya espera.',
  'review.found': 'Cómo se descubrió',
  'review.found.decimals': 'Decimales de {symbol}',
  'review.found.units': 'Unidades en los bytes',
  'review.found.gets': 'Así que el beneficiario recibe',
  'review.found.what': 'qué',

  'review.turn.label': 'Qué pasa a continuación',
  'review.turn.choices': 'Otras opciones',
  'review.turn.closed': 'No se puede firmar',
  'review.turn.closedWhy': {
    one: 'Una comprobación no se ha superado. Mientras siga así, no se firma nada.',
    many: '{count} comprobaciones no se han superado. Mientras siga así, no se firma nada.',
    other: '{count} comprobaciones no se han superado. Mientras siga así, no se firma nada.',
  },
  'review.turn.yours': 'Espera su firma',
  'review.turn.last': 'La suya es la última firma',
  'review.turn.first': 'Usted firma primero',
  'review.turn.only': 'Su firma basta',
  'review.turn.more': {
    one: 'Después debe firmar {count} más.',
    many: 'Después deben firmar {count} más.',
    other: 'Después deben firmar {count} más.',
  },
  'review.turn.then': 'Después cualquiera puede ejecutarlo.',
  'review.turn.running': 'Puede firmar ahora o esperar a las comprobaciones en curso.',
  'review.turn.wait': 'Esperando a la cadena',
  'review.turn.waitWhy': 'Para firmar faltan el hash del contrato y los propietarios.',
  'review.turn.others': {
    one: 'Debe firmar un propietario más',
    many: 'Deben firmar {count} propietarios más',
    other: 'Deben firmar {count} propietarios más',
  },
  'review.turn.signed': 'Usted ha firmado.',
  'review.turn.ready': 'Ya tiene las firmas necesarias',
  'review.turn.readyWhy': 'Cualquiera puede ejecutarlo.',
  'review.turn.watch': 'Solo los propietarios pueden firmar',
  'review.turn.watchWhy': 'La dirección conectada no es propietaria de esta cuenta.',
  'review.turn.prepared': 'Lo ha preparado. Lo firma un propietario',
  'review.turn.preparedWhy': 'Entréguelo a un propietario como enlace o archivo.',
  'review.turn.connect': 'No hay nadie conectado',
  'review.turn.connectWhy': 'Conecte la wallet de un propietario para firmar.',

  'review.sign.payment': 'Firmar: {amount} {symbol} para {name}',
  'review.sign.batch': {
    one: 'Firmar {count} pago',
    many: 'Firmar {count} pagos',
    other: 'Firmar {count} pagos',
  },
  'review.sign.steps': {
    one: 'Firmar {count} paso',
    many: 'Firmar {count} pasos',
    other: 'Firmar {count} pasos',
  },
  'review.sign.rejection': 'Firmar el rechazo',
  'review.sign.settings': 'Firmar el cambio',
  'review.sign.update': 'Firmar la actualización a la versión {version}',
  'review.sign.call': 'Firmar la llamada',
  'review.compared': 'He comparado los 40 caracteres con los de la dirección que me dieron.',
  'review.elsewhere':
    'En otra pestaña hay ahora otra persona conectada, o nadie. Conéctese aquí de nuevo.',
  'review.forget': 'Descartar la firma',
  'review.discard': 'Descartar el borrador',
  'review.again': 'Redactar de nuevo',
  'review.return': 'Volver',
  'review.reject': 'Rechazarlo en su lugar',
  'review.share': 'Compartir para firmar',
  'review.alone': 'Firmar sin el gateway',
  'review.aloneTitle': 'El gateway no responde. Esto se puede firmar sin él.',
  'review.aloneAgain': 'Intentar de nuevo',
  'review.aloneText':
    'Se firma aquí y se pasa como enlace o archivo. De lo que espera en la fila solo se sabe lo que sabe este navegador.',
  'review.loading': 'Preguntando a la cadena por la cuenta y sus tokens',
  'review.what': 'la cuenta y sus tokens',
  'review.gone': 'Este borrador no está en este navegador.',
  'review.goneWhy': 'Ya se propuso, se descartó o se escribió en otro navegador.',
  'review.back': 'Volver a la cuenta',

  // settings and safety
  'settings.title': 'Ajustes y seguridad',
  'settings.owners': 'Propietarios',
  'settings.mustSign': 'Deben firmar {threshold} de {owners}',
  'settings.you': 'usted',
  'settings.unnamed': 'Aún sin nombre',
  'settings.addOwner': 'Añadir un propietario',
  'settings.changeThreshold': 'Cambiar las firmas necesarias',
  'settings.replace': 'Sustituir',
  'settings.remove': 'Quitar',
  'settings.replaceOf': 'Sustituir a {name}',
  'settings.removeOf': 'Quitar a {name}',
  'settings.newOwner': 'Nombre o dirección del nuevo propietario',
  'settings.threshold': 'Firmas necesarias',
  'settings.thresholdChoice': '{threshold} de {owners}',
  'settings.review': 'Revisar este cambio',
  'settings.cancel': 'Cancelar',
  'settings.unread':
    'El nodo no ha dicho quiénes son los propietarios. Se podrán cambiar cuando lo diga.',
  'settings.notOwner': 'Usted solo ve esta cuenta. Únicamente un propietario puede cambiarla.',
  'settings.notConnected': 'Conecte la wallet de un propietario para cambiar algo.',
  'settings.after': 'Después deben firmar {threshold} de {owners}.',
  'settings.oneSigns':
    'Entonces basta una firma: quien tenga una clave puede pagarlo todo por sí solo.',
  'settings.everybodySigns':
    'Entonces no puede faltar nadie: una sola clave perdida bloquea la cuenta para siempre.',
  'settings.signaturesLost':
    'Lo que este propietario haya firmado para pagos en espera deja de contar.',
  'settings.alreadyOwner': 'Ya es propietario.',
  'settings.ownAccount': 'La cuenta no puede ser propietaria de sí misma.',
  'settings.zeroAddress': 'Nadie tiene la clave de la dirección cero.',
  'settings.empty': 'Introduzca una dirección o el nombre que le haya puesto.',
  'settings.isName': 'Introduzca la dirección misma: a quién corresponde {name} puede cambiar.',
  'settings.otherChain': 'Esta dirección está en {chain} y la cuenta está en {own}.',
  'settings.contracts': 'Módulos, guarda y gestor',
  'settings.module': 'Módulo',
  'settings.guard': 'Guarda',
  'settings.runsOn': 'Funciona con',
  'settings.handler': 'Gestor de respaldo (fallback handler)',
  'settings.moduleGuard': 'Guarda de módulos',
  'settings.contractNone': 'ninguno',
  'settings.contractsSource': 'Lo dice el propio contrato de la cuenta',
  'settings.allowances': 'Módulo de límites de gasto del proyecto Safe',
  'settings.disableModule': 'Desactivar este módulo',
  'settings.removeGuard': 'Quitar esta guarda',
  'settings.update': 'Versión más nueva',
  'settings.updateOffer':
    'Esta cuenta usa la versión {version} del contrato del proyecto Safe. En esta cadena también está la versión {latest}. Una actualización cambia el contrato: propietarios, dinero y límites quedan como están. Se revisa y se firma como un pago.',
  'settings.updateTo': 'Actualizar a la versión {latest}',
  'settings.updateKnown':
    'Para esta cadena está publicada la versión {latest}. Esta cuenta usa la {version}. La cadena no tiene un contrato oficial que actualice una cuenta así.',
  'settings.updateUnread':
    'Para esta cadena está publicada la versión {latest}. Esta cuenta usa la {version}. El nodo no ha dicho si se puede actualizar.',
  'settings.upToDate': 'La versión {version} es la más nueva publicada para esta cadena.',
  'settings.nodes': 'Nodo y gateway',
  'settings.gateway': 'Gateway',
  'settings.without': 'Seguir sin el gateway',
  'settings.withoutWhy':
    'Esta página puede ser su propio gateway: lee la cadena a través de su nodo y guarda en este navegador lo que se propone. Los demás propietarios solo lo ven cuando se les pasa.',
  'settings.here':
    'No se le pregunta: se usa el gateway dentro de esta página. Lo que se propone está solo en este navegador.',
  'settings.hosted': 'Volver a usar el gateway',
  'settings.chains': 'Todas las cadenas, sus nodos y gateways',
  'settings.data': 'Datos de este dispositivo',
  'settings.dataHint':
    'Los nombres, borradores, firmas guardadas y ajustes están solo en este navegador. Un archivo los lleva a otro. También se guardan aquí las últimas respuestas sobre sus cuentas, para cuando no haya red; no están en ningún archivo.',
  'settings.export': 'Exportar un archivo de datos',
  'settings.import': 'Importar un archivo de datos',
  'settings.notData': 'No es un archivo de datos de esta aplicación.',
  'settings.dataSame': {
    one: '{count} parte es igual aquí.',
    many: '{count} partes son iguales aquí.',
    other: '{count} partes son iguales aquí.',
  },
  'settings.part.people': 'Personas y sus nombres',
  'settings.part.accounts': 'Lista de cuentas',
  'settings.part.plans': 'Cuentas que aún no se han creado',
  'settings.part.new-account': 'Una cuenta nueva, empezada',
  'settings.part.sent-accounts': 'Cuentas cuya creación se envió',
  'settings.part.drafts': 'Pagos empezados',
  'settings.part.payroll': 'Una nómina empezada',
  'settings.part.review': 'Pagos por revisar',
  'settings.part.templates': 'Plantillas',
  'settings.part.requests': 'Solicitudes de pago',
  'settings.part.signatures': 'Firmas por entregar',
  'settings.part.message-signatures': 'Mensajes firmados aquí, por enviar de nuevo',
  'settings.part.proposals': 'Pagos entre propietarios, sin gateway',
  'settings.part.policies': 'Reglas firmadas por los propietarios',
  'settings.part.sent': 'Transacciones en camino',
  'settings.part.steps': 'Cuándo avanzó cada transacción',
  'settings.part.tokens': 'Tokens ocultos y de confianza',
  'settings.part.chains': 'Cadenas que usted añadió',
  'settings.part.nodes': 'Nodos propios',
  'settings.part.gateway-place': 'Qué gateway se consulta',
  'settings.part.currency': 'Moneda',
  'settings.part.language': 'Idioma',
  'settings.part.appearance': 'Apariencia',
  'settings.part.signed-in': 'Inicio de sesión en el gateway',
  'settings.part.other': 'Algo que esta versión no conoce',
  'settings.peopleJoin':
    'Se suman a las personas de aquí: nadie se pierde. Quien ya es conocido aquí solo cambia donde usted lo elija.',
  'settings.dataNew': 'Nuevo aquí',
  'settings.dataReplaces': 'Sustituye lo guardado aquí',
  'settings.take': {
    one: 'Incorporar {count} parte',
    many: 'Incorporar {count} partes',
    other: 'Incorporar {count} partes',
  },
  'settings.wipe': 'Borrar los datos de este dispositivo',
  'settings.wipeSure':
    'Se elimina todo lo que este navegador guarda para esta aplicación: nombres, borradores, las últimas respuestas sobre sus cuentas y las firmas aún sin enviar. No hay vuelta atrás.',
  'settings.wipeYes': 'Sí, eliminar todo',
  'settings.look': 'Aspecto e idioma',
  'settings.appearance': 'Aspecto',
  'settings.system': 'Como el sistema',
  'settings.light': 'Claro',
  'settings.dark': 'Oscuro',
  'settings.currency': 'Moneda',
  'settings.currencyHint': 'En qué moneda puede dar los valores el gateway.',
  'settings.currencyFailed': 'El gateway no dijo qué monedas conoce.',
  'settings.language': 'Idioma',
  'settings.languageFailed':
    'No se pudo cargar {language}, así que la página está en inglés. Cárguela de nuevo cuando vuelva la red.',
  'settings.policy': 'Política',
  'settings.policyText':
    'Lo que los propietarios han acordado que puede salir de esta cuenta. Cada pago se contrasta con ello antes de que nadie firme.',
  'settings.policyOpen': 'Leer o redactar la política',
  'settings.about': 'Sobre esta versión',
  'settings.build': 'Versión {build}',
  'settings.buildHash': 'El hash completo de esta versión',
  'settings.buildHashHint':
    'SHA-256 de la lista de todos los scripts de esta versión y sus hashes. Dos versiones compiladas del mismo código dan el mismo.',
  'settings.buildCopy': 'Copiar el hash de esta versión',
  'settings.buildNoHash':
    'Esta app no se compiló, o llegó por una conexión sin cifrar: no tiene un hash que comparar.',
  'settings.licences': 'De quién es el trabajo que hay en esta aplicación',
  'settings.licence':
    'Licencia MIT. Las fuentes Hanken Grotesk y Geist Mono están bajo la Open Font License.',
  'settings.apps': 'Aplicaciones para esta cuenta',
  'settings.appsHint':
    'Una lista del gateway. Nadie aquí ha comprobado estas aplicaciones, y ninguna se abre dentro de esta página.',
  'settings.appsNone': 'El gateway no ofrece ninguna aplicación para esta cadena.',
  'settings.appsFailed': 'El gateway no dijo qué aplicaciones hay.',
  'settings.appsLoading': 'Preguntando al gateway qué aplicaciones hay',

  // who may take how much
  'spending.title': 'Límites de gasto',
  'spending.hint':
    'Estas personas pueden llevar dinero adonde quieran, hasta su límite, y no tiene que firmar ningún propietario.',
  'spending.source': 'Lo dice el propio contrato del módulo',
  'spending.asking': 'Preguntando a la cadena quién puede tomar cuánto',
  'spending.none': 'Nadie tiene un límite: por esta vía no se puede tomar nada.',
  'spending.failed': 'La cadena no ha dicho quién puede tomar cuánto',
  'spending.failedThen': 'Hasta que lo diga, dé por hecho que alguien puede tomarlo todo.',
  'spending.again': 'Preguntar de nuevo',
  'spending.more': 'Hay más límites de los que se muestran aquí.',
  'spending.once': 'disponible ahora, de {amount} una sola vez',
  'spending.minutes': {
    one: 'disponible ahora, de {amount} cada minuto',
    many: 'disponible ahora, de {amount} cada {count} minutos',
    other: 'disponible ahora, de {amount} cada {count} minutos',
  },
  'spending.hours': {
    one: 'disponible ahora, de {amount} cada hora',
    many: 'disponible ahora, de {amount} cada {count} horas',
    other: 'disponible ahora, de {amount} cada {count} horas',
  },
  'spending.days': {
    one: 'disponible ahora, de {amount} cada día',
    many: 'disponible ahora, de {amount} cada {count} días',
    other: 'disponible ahora, de {amount} cada {count} días',
  },
  'spending.taken': 'tomado: {amount}',
  'spending.takenUntil': 'tomado: {amount}. Vuelve a empezar: {when}',
  'spending.unknownToken': 'unidades mínimas de {token}',

  // what can be done with a transaction
  'actions.label': 'Lo que usted puede hacer',
  'actions.token': 'Preguntando a la cadena por el token.',
  'actions.signAndExecute': 'Firmar y ejecutar',
  'actions.execute': 'Ejecutar',
  'actions.connect': 'Conecte una wallet para ejecutar.',

  // the facts of a transaction
  'facts.from': 'De',
  'facts.to': 'Para',
  'facts.token': 'Token',
  'facts.chain': 'Cadena',
  'facts.data': 'Datos',
  'facts.nonce': 'Puesto (nonce)',
  'facts.proposed': 'Propuesta',
  'facts.executed': 'Ejecutada',
  'facts.note': 'Concepto',
  'facts.note.claimed': '{note} (según el gateway)',
  'facts.onChain': 'En la cadena',
  'facts.onChain.copy': 'Copiar el hash de la transacción en la cadena',
  'facts.bytes': { one: '{count} byte', many: '{count} bytes', other: '{count} bytes' },

  // who has signed a transaction
  'signers.title': '{counted} de {threshold} firmas',
  'signers.claimed': 'Los propietarios son palabra del gateway: la cadena no ha respondido.',
  'signers.bad': {
    one: 'Una firma que muestra el gateway no cuenta.',
    many: '{count} firmas que muestra el gateway no cuentan.',
    other: '{count} firmas que muestra el gateway no cuentan.',
  },
  'signers.bad.text':
    'El gateway dice {claimed}. Lo que cuenta se recupera aquí de la propia firma.',
  'signers.signed': 'Firmado',
  'signers.onChain': 'Sin comprobar: la cuenta pregunta al contrato del propietario',
  'signers.stranger': 'No es propietario: no cuenta',
  'signers.invalid': 'La firma no es válida',
  'signers.missing': 'Sin firmar',
  'signers.now': 'Ahora',
  'signers.waiting': 'Todavía no',
  'signers.spare': 'No hace falta',
  'signers.unknown': '–',

  // what became of a transaction that was not executed
  'fate.used': 'El puesto en la fila ya se ha usado en la cadena, así que no se puede ejecutar.',
  'fate.rejected': 'Se rechazó: en su puesto se ejecutó una transacción vacía.',
  'fate.replaced': 'En su puesto se ejecutó otra.',
  'fate.claimed': 'dice el gateway',
  'fate.see': 'Ver qué se ejecutó',

  // what is missing until a transaction is executed
  'missing.disconnected': 'Conecte la wallet de un propietario para firmar.',
  'missing.anybody':
    'Ya tiene las firmas necesarias, así que cualquiera puede ejecutarlo. Solo los propietarios pueden firmar.',
  'missing.notOwner': 'La dirección conectada no es propietaria, así que no puede firmar.',
  'missing.others': {
    one: 'Usted ha firmado. Debe firmar un propietario más.',
    many: 'Usted ha firmado. Deben firmar {count} propietarios más.',
    other: 'Usted ha firmado. Deben firmar {count} propietarios más.',
  },
  'missing.unread': 'Preguntando a la cadena quién puede firmar.',

  // what a transaction page warns of
  'notices.unreadable': 'Esto no se puede comprobar. No lo firme en ningún sitio.',
  'notices.unreadable.noCall':
    'El gateway no muestra a qué llama, así que nadie puede decir qué hace.',
  'notices.unreadable.operation':
    'El gateway muestra un tipo de llamada que no hace ninguna cuenta.',
  'notices.unreadable.version':
    'Nadie conoce la versión de esta cuenta, así que no se puede calcular el hash.',
  'notices.claimed':
    'El beneficiario y el importe son solo palabra del gateway. Aquí no se firma ni se ejecuta.',
  'notices.hash':
    'La transacción del gateway no corresponde a su hash. No la firme en ningún sitio.',
  'notices.hash.text': 'Lo que se muestra aquí da otro hash que el que el gateway pide firmar.',
  'notices.other': 'El gateway describe una transacción distinta de esta. No se fíe de él.',
  'notices.other.text':
    'Lo que se ve aquí se lee de la propia transacción, no de las palabras del gateway.',
  'notices.token':
    'Lo que se ve aquí es lo que dice el contrato. Mientras no coincidan, no se firma aquí.',
  'notices.what': 'esta transacción',

  // the page of a transaction
  'transactionPage.title': 'Transacción',
  'transactionPage.what': 'el estado más reciente de esta transacción',
  'transactionPage.reading': 'Leyendo la transacción',
  'transactionPage.opening': 'Abriendo lo que usted puede hacer',

  // a receipt
  'receipt.paid': 'Se ha pagado a {name}',
  'receipt.done': 'Está hecho',
  'receipt.steps': 'Cómo se llegó aquí',
  'receipt.steps.now': 'Hasta dónde ha llegado',
  'receipt.signed': 'Firmado',
  'receipt.signed.by': 'por {names}',
  'receipt.signed.at': 'por {names}. El gateway dice que recibió la última firma el {time}',
  'receipt.signed.unread': 'se están comprobando las firmas',
  'receipt.broadcast': 'Enviado',
  'receipt.broadcast.by': 'por {name}',
  'receipt.broadcast.at': 'por {name}, {time}',
  'receipt.seen': 'Visto',
  'receipt.seen.by': 'por el nodo de esta página',
  'receipt.seen.at': 'por el nodo de esta página, {time}',
  'receipt.seen.not': 'el nodo de esta página aún no lo ha visto',
  'receipt.mined.not': 'aún no está en un bloque',
  'receipt.mined': 'En un bloque',
  'receipt.mined.at': {
    one: '{time}, {count} bloque de profundidad',
    many: '{time}, {count} bloques de profundidad',
    other: '{time}, {count} bloques de profundidad',
  },
  'receipt.indexed': 'Registrado',
  'receipt.indexed.by': 'el gateway lo tiene',
  'receipt.indexed.at': 'el gateway lo tiene, {time}',
  'receipt.indexed.not': 'el gateway aún no lo tiene',
  'receipt.indexed.here': 'este navegador lo ha leído',
  'receipt.indexed.hereAt': 'este navegador lo ha leído, {time}',
  'receipt.indexed.hereNot': 'este navegador aún no lo ha leído',
  'receipt.waiting': 'preguntando a la cadena',
  'receipt.label': 'Recibo',
  'receipt.who': '{account} pagó a {name}',
  'receipt.what': '{account} hizo esto',
  'receipt.at': 'Fecha: {time}',
  'receipt.for': 'Concepto',
  'receipt.claimed': '{note} (según el gateway)',
  'receipt.passedOn': '{note} (tal como se transmitió; no forma parte de lo firmado)',
  'receipt.to': 'Para',
  'receipt.from': 'De',
  'receipt.token': 'Token',
  'receipt.signers': 'Firmado por',
  'receipt.chain': 'En la cadena',
  'receipt.block': '{chain}, bloque {block}',
  'receipt.fee': 'Comisión',
  'receipt.feeBy': '{fee} {symbol}, pagada por {name}',
  'receipt.seal': 'Sello de este pago',
  'receipt.foot':
    'El sello se dibuja a partir del hash de este pago. Cualquiera puede contrastar el recibo con la cadena.',
  'receipt.print': 'Imprimir el recibo',
  'receipt.save': 'Guardar el recibo como archivo',
  'receipt.notSaved': 'El nodo no respondió, así que no se guardó nada. Inténtelo de nuevo.',
  'receipt.copy': 'Copiar el hash de la transacción en la cadena',
  'receipt.check': 'Comprobar un recibo',

  // all accounts
  'accounts.title': 'Cuentas',
  'accounts.hold': 'Saldo de sus cuentas',
  'accounts.watchedHold': 'Saldo de las cuentas que sigue',
  'accounts.missing': {
    one: 'No se sabe cuánto vale {names}. Saldo de las demás: {known}.',
    many: 'No se sabe cuánto valen {names}. Saldo de las demás: {known}.',
    other: 'No se sabe cuánto valen {names}. Saldo de las demás: {known}.',
  },
  'accounts.nothingKnown': 'No se sabe cuánto valen: el gateway no ha dado ningún precio.',
  'accounts.noTotal': 'No se sabe cuánto valen.',
  'accounts.silentMissing': 'El gateway no pudo preguntar a {chains}. Saldo de las demás: {known}.',
  'accounts.uncheckedMissing':
    'Aún no se han comprobado todas las cuentas. Saldo de las que son suyas: {known}.',
  'accounts.missingMore': {
    one: 'No se sabe cuánto valen {names} y {count} más. Saldo de las demás: {known}.',
    many: 'No se sabe cuánto valen {names} y {count} más. Saldo de las demás: {known}.',
    other: 'No se sabe cuánto valen {names} y {count} más. Saldo de las demás: {known}.',
  },
  'accounts.counted': { one: '{count} cuenta', many: '{count} cuentas', other: '{count} cuentas' },
  'accounts.prices': 'sumado según el gateway',
  'accounts.new': 'Nueva cuenta',
  'accounts.open': 'Abrir una cuenta',
  'accounts.find': 'Buscar por nombre, dirección o cadena',
  'accounts.noMatch': 'Ninguna cuenta coincide con «{text}».',
  'accounts.looking': 'Buscando sus cuentas',
  'accounts.asking': 'Preguntando a la cadena cuáles son suyas',
  'accounts.more': 'Mostrar {count} más de {all}',
  'accounts.signers': 'Firman {threshold} de {owners}',
  'accounts.named': 'El nombre que usted le puso; solo lo tiene este navegador.',
  'accounts.forYou': {
    one: '{count} pendiente para usted',
    many: '{count} pendientes para usted',
    other: '{count} pendientes para usted',
  },
  'accounts.forOthers': {
    one: '{count} pendiente para otros',
    many: '{count} pendientes para otros',
    other: '{count} pendientes para otros',
  },
  'accounts.unknownWorth': 'No se sabe cuánto vale',
  'accounts.showAddress': 'Mostrar la dirección completa de {account}',
  'accounts.copy': 'Copiar la dirección de {account}',
  'accounts.alike': 'Se parece a {names} y es otra dirección. Compárela entera:',
  'accounts.listing.foreign': 'El gateway la da por suya. La cadena nombra a otros propietarios.',
  'accounts.listing.none':
    'El gateway la da por suya. La cadena no tiene ninguna cuenta en esta dirección.',
  'accounts.listing.unchecked': 'El gateway la da por suya. Nadie lo ha comprobado.',
  'accounts.watchedNone': 'La cadena no tiene ninguna cuenta en esta dirección.',
  'accounts.watchedUnchecked': 'El nodo no respondió. No se sabe si aquí hay una cuenta.',
  'accounts.unchecked': 'Sin comprobar',
  'accounts.denied': 'No son suyas',
  'accounts.deniedText': 'El gateway las da por suyas, y la cadena no. No envíe nada allí.',
  'accounts.watched': 'En seguimiento',
  'accounts.watchedText': 'Guardadas en este navegador. Los propietarios son otros.',
  'accounts.remove': 'Quitar {account} de la lista',
  'accounts.removed': '{account} ya no está en la lista.',
  'accounts.undo': 'Deshacer',
  'accounts.planned': 'Previstas',
  'accounts.plannedText': 'Aún sin crear. Aun así, ya se puede pagar a sus direcciones.',
  'accounts.plan': 'Firmarán {threshold} de {owners} · por crear en {chains}',
  'accounts.planGhost': 'sin crear',
  'accounts.waits': 'Pendiente para usted',
  'accounts.gateway': 'gateway',
  'accounts.payments': { one: '{count} pago', many: '{count} pagos', other: '{count} pagos' },
  'accounts.inAccounts': {
    one: 'En {count} cuenta.',
    many: 'En {count} cuentas.',
    other: 'En {count} cuentas.',
  },
  'accounts.waitsNothing': 'No hay nada pendiente para usted.',
  'accounts.waitsUnknown':
    'No se sabe qué hay en espera en algunas cuentas: el gateway no lo dijo.',
  'accounts.waitsOthers': {
    one: '{count} pago espera a otros.',
    many: '{count} pagos esperan a otros.',
    other: '{count} pagos esperan a otros.',
  },
  'accounts.connectTitle': 'Conecte una wallet para ver de qué es propietaria',
  'accounts.connectText':
    'Una cuenta compartida conoce a sus propietarios por sus direcciones. Al conectar no se firma nada.',
  'accounts.connect': 'Conectar la wallet',
  'accounts.noneTitle': 'Esta dirección aún no es propietaria de ninguna cuenta compartida',
  'accounts.noneOnChainTitle': 'La cadena no le nombra propietario de ninguna cuenta',
  'accounts.none': 'Cree una, o pida a un propietario que le añada.',
  'accounts.silent': 'El gateway no pudo preguntar a {chains}.',
  'accounts.silentText': 'Abajo pueden faltar cuentas de allí.',
  'accounts.again': 'Intentar de nuevo',
  'accounts.what': 'sus cuentas',
  'accounts.what.worth': 'el valor de las cuentas',
  'accounts.unlisted': 'Usted sigue sin el gateway.',
  'accounts.unlistedText':
    'Aquí no se sabe de qué cuentas es propietario ni cuánto valen. Se muestran las que guarda este navegador.',
  'accounts.hosted': 'Volver a usar el gateway',
  'accounts.node': 'El nodo de {chains} no respondió.',
  'accounts.nodeText': 'Que estas cuentas son suyas lo dice solo el gateway.',
  'accounts.elsewhere': {
    one: 'El gateway también tiene cuentas en {count} cadena que esta aplicación no ofrece.',
    many: 'El gateway también tiene cuentas en {count} cadenas que esta aplicación no ofrece.',
    other: 'El gateway también tiene cuentas en {count} cadenas que esta aplicación no ofrece.',
  },
  'accounts.watchTitle': 'Seguir una cuenta',
  'accounts.watchText':
    'Cualquiera puede mirar. Se guarda en este navegador y no entra en ningún total suyo.',
  'accounts.watchField': 'Dirección o nombre',
  'accounts.watchChain': 'Cadena',
  'accounts.watch': 'Seguir',
  'accounts.watching': '{account} está en la lista.',
  'accounts.sessionTitle': 'Sesión en el gateway',
  'accounts.sessionIn':
    'Ha iniciado sesión. El gateway sabe que esta dirección es suya hasta que cierre la sesión o se desconecte.',
  'accounts.sessionOut':
    'Inicie sesión para que el gateway guarde cosas solo para usted, como las cuentas que está preparando. Para pagar no hace falta.',
  'accounts.signOut': 'Cerrar sesión',
  'accounts.signIn': 'Iniciar sesión',

  // chains
  'chains.title': 'Cadenas y nodos',
  'chains.lead':
    'Un nodo lee una cadena para esta página. El gateway guarda lo que los propietarios proponen y lo que ha ocurrido. No se pregunta a nadie hasta que usted lo pida.',
  'chains.ask': 'Preguntar a todos cómo están',
  'chains.asking': 'Preguntando',
  'chains.node': 'Nodo de {chain}',
  'chains.gateway': 'Gateway de {chain}',
  'chains.usualGateway': 'Gateway de esta aplicación',
  'chains.unserved':
    'El gateway no atiende {chain}: las cuentas de allí se leen solo de la cadena.',
  'chains.added': 'Usted añadió esta cadena. Se guarda en este navegador.',
  'chains.choose': 'Elegir un nodo de {chain}',
  'chains.usual': 'Volver a usar el nodo habitual de {chain}',
  'chains.remove': 'Quitar {chain}',
  'chains.removeWhy':
    'Las cuentas de {chain} dejarán de mostrarse. No les ocurre nada, y puede volver a añadir la cadena.',
  'chains.removeYes': 'Sí, quitarla',
  'chains.keep': 'Conservarla',
  'chains.probing': 'preguntando',
  'chains.nodeOk': 'Responde por {chain} en {latency} ms, en el bloque {block}',
  'chains.nodeWrong': 'Este nodo sirve otra cadena ({id}). No se le pregunta nada.',
  'chains.nodeFailed': 'Este nodo no respondió, o no responde a páginas web.',
  'chains.gatewayOk': 'Responde en {latency} ms',
  'chains.gatewayFailed': 'El gateway no responde.',
  'chains.ownNode': 'Su propio nodo de {chain}',
  'chains.ownNodeHint':
    'La dirección, por ejemplo https://node.example. Se guarda en este navegador.',
  'chains.notUrl': 'Introduzca una dirección que empiece por https:// o http://.',
  'chains.notAllowed':
    'Esta compilación de la aplicación no puede preguntar a {host}, así que no se envió nada allí.',
  'chains.useNode': 'Comprobar y usar este nodo',
  'chains.usualNode': 'Volver a usar el nodo habitual',
  'chains.hosts': 'A quién puede preguntar esta compilación',
  'chains.hostsWhy':
    'Una página de esta compilación puede preguntar a estos servidores y a ningún otro; su navegador se encarga de ello. Para preguntar a un nodo en otro lugar, quien aloja esta aplicación hace una compilación que nombre su servidor: la página docs/hosting.md del código fuente explica cómo.',
  'chains.add': 'Añadir una cadena',
  'chains.addLead':
    'Todo lo que esta página sabe de una cadena añadida lo dice su nodo. Acepte un nodo solo de alguien en quien confíe.',
  'chains.addNode': 'Dirección de un nodo de la cadena',
  'chains.askNode': 'Preguntar a este nodo',
  'chains.isHere':
    '{chain} ya está en esta aplicación. Puede elegir otro nodo para ella más arriba.',
  'chains.unreadable':
    'A la cadena {id} le falta un contrato con el que esta aplicación lee cuentas (Multicall3), así que no se puede añadir.',
  'chains.found': 'Este nodo sirve la cadena {id}.',
  'chains.name': 'Nombre de la cadena',
  'chains.noName': 'Introduzca un nombre de {most} caracteres como máximo.',
  'chains.nameTaken': 'Otra cadena de esta aplicación se llama {name}. Introduzca otro nombre.',
  'chains.symbol': 'En qué se pagan las comisiones',
  'chains.symbolHint': 'Su símbolo, por ejemplo ETH. Esta aplicación lo cuenta con 18 decimales.',
  'chains.noSymbol': 'Introduzca letras y cifras sin espacios, {most} como máximo.',
  'chains.addIt': 'Añadir esta cadena',

  // a new account
  'newAccount.title': 'Nueva cuenta',
  'newAccount.lead':
    'Es de varias personas a la vez. Paga cuando han firmado suficientes. Crearla cuesta una comisión de red, y después nada.',
  'newAccount.openInstead': 'Abrir una cuenta que ya existe',
  'newAccount.name': 'Nombre',
  'newAccount.name.hint': 'Solo lo conoce este navegador.',
  'newAccount.chains': 'Dónde',
  'newAccount.chains.hint': 'En todas ellas tiene la misma dirección.',
  'newAccount.chains.none': 'Elija al menos una cadena.',
  'newAccount.chains.apart':
    'Estas cadenas no tienen en común ninguna versión de los contratos de cuenta. Cree la cuenta en una tras otra.',
  'newAccount.owners': 'Propietarios',
  'newAccount.owners.hint':
    'Cada uno de ellos puede firmar. Más adelante, los demás pueden añadir o quitar propietarios.',
  'newAccount.owner': 'Propietario {count}',
  'newAccount.owner.placeholder': '0x… o un nombre',
  'newAccount.owner.add': 'Añadir otro propietario',
  'newAccount.owner.remove': 'Quitar el propietario {count}',
  'newAccount.owner.addPerson': 'Añadir a {name}',
  'newAccount.owner.addYou': 'Añadirse como propietario',
  'newAccount.owner.name.looking': 'Preguntando a la cadena a quién corresponde {name}.',
  'newAccount.owner.name.none':
    'Nadie pudo decir a quién corresponde {name}. Introduzca la dirección.',
  'newAccount.owner.name.found':
    'La cadena dice que hoy {name} corresponde a esta dirección. La cuenta guarda la dirección, no el nombre.',
  'newAccount.owner.name.use': 'Usar esta dirección',
  'newAccount.owner.duplicate': 'Este propietario ya está en la lista.',
  'newAccount.owner.reserved':
    'Esta dirección no es de nadie, así que nadie podría firmar con ella.',
  'newAccount.owner.planned':
    'Es una cuenta que aún no existe, quizá la que está creando. No puede firmar.',
  'newAccount.owner.otherChain':
    'Esta dirección está escrita para {chain}, y la cuenta no se crea allí.',
  'newAccount.owner.missing': {
    one: 'Indique un propietario más.',
    many: 'Indique {count} propietarios más.',
    other: 'Indique {count} propietarios más.',
  },
  'newAccount.owner.contract':
    'Es un contrato. Solo puede firmar donde existe, y solo si se hizo para ello.',
  'newAccount.owner.you': 'Usted',
  'newAccount.threshold': 'Firmas necesarias',
  'newAccount.threshold.option': '{count} de {owners}',
  'newAccount.advice.single':
    'Quien tiene esta única clave lo tiene todo. Si se pierde, se pierde la cuenta.',
  'newAccount.advice.any':
    'Cualquiera de ellos puede moverlo todo por sí solo. Los demás solo protegen frente a una clave perdida.',
  'newAccount.advice.all':
    'Si se pierde una clave, nunca más se podrá mover nada. Deje margen para una.',
  'newAccount.advice.minority': {
    one: '{count} de ellos puede moverlo todo contra los demás.',
    many: '{count} de ellos juntos pueden moverlo todo contra los demás.',
    other: '{count} de ellos juntos pueden moverlo todo contra los demás.',
  },
  'newAccount.advice.good': {
    one: 'Se puede perder una clave, y un ladrón necesita más de una. Es una buena elección.',
    many: 'Se pueden perder {count} claves sin que la cuenta se bloquee.',
    other: 'Se pueden perder {count} claves sin que la cuenta se bloquee.',
  },
  'newAccount.address.title': 'Dirección de la cuenta',
  'newAccount.address.none':
    'Resulta de los propietarios y de las firmas necesarias. Indique antes los propietarios.',
  'newAccount.address.ghost': 'Aún sin crear',
  'newAccount.address.hint':
    'Calculada en este dispositivo a partir de los propietarios, las firmas necesarias y los contratos. Otro propietario da otra dirección.',
  'newAccount.continue': 'Comprobar y crear',
  'newAccount.clear': 'Empezar de nuevo',

  'newAccount.plan.title': 'Crear {name}',
  'newAccount.plan.unnamed': 'Crear la cuenta',
  'newAccount.plan.lead':
    'Todavía no hay nada en la cadena. La dirección de abajo se guarda en este navegador y ya puede recibir.',
  'newAccount.plan.gone': 'Este navegador no tiene ningún plan para esta dirección.',
  'newAccount.plan.goneText':
    'Puede que ya se haya creado, o que se preparara en otro navegador. Ábrala para verlo.',
  'newAccount.plan.open': 'Abrir esta dirección',
  'newAccount.plan.remove': 'Quitar de este navegador',
  'newAccount.plan.removeText':
    'Si ya hay dinero en esta dirección, anote antes los propietarios, las firmas necesarias y el número de abajo: sin ellos nadie puede crear la cuenta.',
  'newAccount.plan.change': 'Cambiar los propietarios o las firmas necesarias',
  'newAccount.plan.rule': 'Firmas necesarias',
  'newAccount.plan.ruleValue': 'Deben firmar {threshold} de {owners}',
  'newAccount.plan.contract': 'Contrato',
  'newAccount.plan.contractValue': 'Safe {version}, anuncia cada pago',
  'newAccount.plan.salt': 'Número',
  'newAccount.plan.saltHint': 'distingue dos cuentas de los mismos propietarios',
  'newAccount.plan.you': '{name} (usted)',
  'newAccount.plan.notOwner':
    'Usted no está entre los propietarios. Puede crearla, pero no firmar con ella.',
  'newAccount.plan.connect': 'Conectar una wallet para crearla',
  'newAccount.plan.connectButton': 'Conectar la wallet',
  'newAccount.plan.connectText': 'Cualquiera puede crearla. Quien lo haga paga la comisión de red.',
  'newAccount.check.address': 'Dirección calculada',
  'newAccount.check.contracts': 'Los contratos son los publicados',
  'newAccount.check.contracts.failed': 'Los contratos de aquí no son los publicados',
  'newAccount.check.contracts.missing': 'Los contratos no están en esta cadena',
  'newAccount.check.factory': 'La factory confirma la dirección',
  'newAccount.check.factory.failed': 'La factory usaría otra dirección',
  'newAccount.check.trial': 'Ensayado: la cadena la crea ahí',
  'newAccount.check.trial.failed': 'Ensayado: la cadena la rechaza',
  'newAccount.check.free': 'La dirección está libre',
  'newAccount.check.free.failed': 'Ya hay un contrato en esta dirección',
  'newAccount.check.running': 'Preguntando a {chain}',
  'newAccount.check.silent': 'El nodo de {chain} no respondió.',
  'newAccount.check.again': 'Intentar de nuevo',
  'newAccount.source.chain': 'cadena',
  'newAccount.source.device': 'este dispositivo',

  'newAccount.fee': 'Comisión de red',
  'newAccount.fee.hint': 'lo que pide ahora el nodo, la paga su wallet',
  'newAccount.create': 'Crear {name} en {chain}',
  'newAccount.create.unnamed': 'Crear la cuenta en {chain}',
  'newAccount.create.again': 'Mirar de nuevo',
  'newAccount.create.forget': 'Abandonar',
  'newAccount.create.wait': 'Antes deben superarse todas las comprobaciones.',
  'newAccount.create.checking': 'Preguntando todo a la cadena una vez más.',
  'newAccount.create.asking': 'Su wallet le pide que envíe la transacción.',
  'newAccount.create.mining':
    'Enviada. La cadena aún no la ha aceptado. Puede cerrar esta página; cuando vuelva se seguirá desde aquí.',
  'newAccount.create.sentStill':
    'Se envió y aún puede ejecutarse. Mire de nuevo antes de hacer cualquier otra cosa.',
  'newAccount.ending.succeeded': 'Creada. La cadena la tiene.',
  'newAccount.ending.overtaken': 'Otra persona la creó antes. Es la misma cuenta.',
  'newAccount.ending.reverted': 'La cadena deshizo lo que usted envió. Solo costó la comisión.',
  'newAccount.ending.unrelated': 'Lo que envió su wallet no creó esta cuenta. Mírelo en su wallet.',
  'newAccount.ending.replaced': 'Su wallet envió otra cosa en su lugar. La cuenta no se creó.',
  'newAccount.ending.cancelled': 'Lo canceló en su wallet. La cuenta no se creó.',
  'newAccount.ending.lost':
    'Ningún nodo conoce ya lo que usted envió. Puede que se haya descartado o que reaparezca. Mire antes en su wallet.',
  'newAccount.ending.copy': 'Copiar el hash de lo enviado',
  'newAccount.openCreated': 'Abrir la cuenta',

  // opening an account
  'openAccount.title': 'Abrir una cuenta',
  'openAccount.lead': 'Cualquiera puede mirar. Solo los propietarios pueden firmar.',
  'openAccount.field': 'Dirección o nombre',
  'openAccount.field.hint':
    'Una dirección, una dirección con su cadena delante o un nombre que usted haya puesto.',
  'openAccount.look': 'Mirar',
  'openAccount.create': 'Crear una cuenta nueva',
  'openAccount.chains': 'Buscar su cadena',
  'openAccount.further': {
    one: 'Mirar en {count} cadena más',
    many: 'Mirar en {count} cadenas más',
    other: 'Mirar en {count} cadenas más',
  },
  'openAccount.asking': 'Preguntando a {chain}',
  'openAccount.silent': 'El nodo no respondió. No se sabe si aquí hay una cuenta.',
  'openAccount.again': 'Intentar de nuevo',
  'openAccount.open': 'Abrir en {chain}',
  'openAccount.account': 'Una cuenta: deben firmar {threshold} de {owners}',
  'openAccount.yours': 'Usted es propietario.',
  'openAccount.version': 'Contrato {version}, tal como lo publicó el proyecto Safe.',
  'openAccount.version.other':
    'No funciona con un contrato publicado por el proyecto Safe. Quien escribió el contrato decide qué hace una firma.',
  'openAccount.creation.proven': 'La dirección prueba que la creó la factory oficial.',
  'openAccount.creation.refuted':
    'El gateway dice cómo se creó, y la dirección dice otra cosa. Confíe en los propietarios de arriba, no en el gateway.',
  'openAccount.creation.unknown': 'No se sabe cómo se creó.',
  'openAccount.contract': 'Un contrato, y no una cuenta compartida.',
  'openAccount.token':
    'El token {symbol}, y no una cuenta compartida. El dinero que se le envía se pierde.',
  'openAccount.nothing': 'No es una cuenta compartida: es la dirección de una persona, o de nadie.',
  'openAccount.planned': 'Una cuenta que usted ha preparado. Aún no se ha creado.',
  'openAccount.plan': 'Seguir con ella',

  // the first page
  'welcome.title': 'El dinero se mueve cuando lo han visto suficientes personas.',
  'welcome.lead':
    'Ghost Pay es para cuentas que pertenecen a varias personas. Contrasta cada pago con la cadena antes de pedir una firma y dice quién responde de cada cifra.',
  'welcome.connect': 'Conectar la wallet',
  'welcome.accounts': 'Sus cuentas',
  'welcome.create': 'Nueva cuenta',
  'welcome.demo': 'Abrir la tesorería de demostración',
  'welcome.promise': 'Este sitio verá su dirección. No puede mover nada.',

  // below and beside it
  'welcomeMore.vouch': 'Dice quién da fe',
  'welcomeMore.vouch.text':
    'La cadena, un gateway o este dispositivo: cada cifra lleva su fuente y su antigüedad. Cuando una fuente miente, la página la nombra y no deja firmar.',
  'welcomeMore.second': 'Una segunda mirada, sin conexión',
  'welcomeMore.second.text':
    'Un escaneo lleva un pago a otro dispositivo. Una pequeña página sin ninguna red lo convierte en la misma frase, con los mismos hashes.',
  'welcomeMore.outlives': 'Sobrevive a sus servidores',
  'welcomeMore.outlives.text':
    'El gateway, un nodo o este sitio pueden desaparecer. La cuenta está en la cadena, y las firmas también viajan por enlace, archivo o código.',
  'welcomeMore.open': 'Abrir una cuenta',
  'welcomeMore.open.text': 'Cualquiera puede mirar. Solo los propietarios pueden firmar.',
  'welcomeMore.open.field': 'Dirección de la cuenta',
  'welcomeMore.open.placeholder': '0x… o eth:0x… o un nombre',
  'welcomeMore.open.button': 'Abrir',
  'welcomeMore.recent': 'En este dispositivo',
  'welcomeMore.recent.none': 'Las cuentas que abra aparecen aquí, solo en este navegador.',
  'welcomeMore.recent.opened': 'abierta hace {ago}',
  'welcomeMore.build': 'Versión',
  'welcomeMore.build.title':
    'SHA-256 de la lista de todos los scripts de esta versión y sus hashes. Dos versiones compiladas del mismo código dan el mismo.',
  'welcomeMore.build.none': 'en desarrollo',
  'welcomeMore.build.copy': 'Copiar el hash de esta versión',
  'welcomeMore.verify': 'Comprobar un hash',
  'welcomeMore.verify.copy': 'Copiar el hash de verify.html',

  'welcomeMore.checks': 'Antes de que alguien firme',
  'welcomeMore.checks.text':
    'Siete comprobaciones y quién responde a cada una. Si una falla, no se firma.',
  'welcomeMore.checks.bytes': 'Las palabras son lo que firma',
  'welcomeMore.checks.contract': 'El contrato de la cuenta coincide',
  'welcomeMore.checks.gateway': 'El gateway dice lo mismo',
  'welcomeMore.checks.token': 'El token es lo que dice ser',
  'welcomeMore.checks.rehearsal': 'Un ensayo muestra lo que se mueve',
  'welcomeMore.checks.payee': 'Conoce a quien cobra',
  'welcomeMore.checks.place': 'Su puesto en la fila está libre',
  'welcomeMore.demo.rule': {
    one: 'Debe firmar {count} de {owners}',
    many: 'Deben firmar {count} de {owners}',
    other: 'Deben firmar {count} de {owners}',
  },
  'welcomeMore.demo.holds': 'Saldo',
  'welcomeMore.demo.waiting': {
    one: '{count} pago en espera',
    many: '{count} pagos en espera',
    other: '{count} pagos en espera',
  },
  'welcomeMore.demo.waitingNone': 'Ningún pago en espera',
  'welcomeMore.demo.waitingUnknown': 'Aún no se sabe qué hay en espera',
  'welcomeMore.demo.checks': 'Cada uno se comprueba al abrirlo',
  'welcomeMore.demo.chain': 'cadena',
  'welcomeMore.demo.gateway': 'gateway',
  'welcomeMore.demo.device': 'este dispositivo',
  'welcomeMore.demo.owners': 'Propietarios: {names}',
  'welcomeMore.demo.inbox': 'Ver la bandeja',
  'welcomeMore.demo.seal':
    'Sello del siguiente pago; aún no se ha hecho ninguna de sus comprobaciones',
  'welcomeMore.demo.where': 'En una cadena dentro de su equipo. No contiene dinero.',

  // the page that a request opens
  'request.pageTitle': 'Una solicitud',
  'request.asks': '{name} solicita {amount} {symbol}',
  'request.asksUnknown': '{name} solicita un pago',
  'request.asksOpen': '{name} solicita un pago en {symbol}',
  'request.unreadableTitle': 'Esta solicitud no se puede leer',
  'request.unreadable.format': 'No es una solicitud ni un enlace de pago. Pida el enlace de nuevo.',
  'request.unreadable.formatVersion':
    'Esta solicitud se escribió con un Ghost Pay más nuevo que este. Recargue la página.',
  'request.unreadable.damaged':
    'El enlace está cortado o se cambió por el camino. Pídalo de nuevo y cópielo entero.',
  'request.unreadable.tooLarge': 'Es más largo de lo que puede ser una solicitud.',
  'request.unreadable.tooLong': 'Es más largo de lo que puede ser un enlace de pago.',
  'request.unreadable.name':
    'Este enlace paga a un nombre en lugar de a una dirección. Pida un enlace con la dirección.',
  'request.unreadable.checksum':
    'Los dígitos de control de una dirección de este enlace no coinciden: hay un carácter erróneo. Pida el enlace de nuevo.',
  'request.unreadable.function':
    'Este enlace hace otra cosa que pagar. No lo use si no sabe qué hace.',
  'request.unreadable.parameter': 'Este enlace se podría leer como dos pagos distintos. Pida otro.',
  'request.unreadable.number':
    'Un número de este enlace no es un importe entero. Pida otro enlace.',
  'request.home': 'Ir a la página de inicio',
  'request.for': 'Concepto',
  'request.forClaimed': 'Escrito por quien solicita.',
  'request.noMemo': 'No se indica nada',
  'request.to': 'Se paga a',
  'request.token': 'Token',
  'request.on': 'En',
  'request.asked': 'Solicitado',
  'request.until': 'Abierta hasta',
  'request.noEnd': 'Sin fin',
  'request.who': 'Quién solicita',
  'request.unknownChain': 'red {chain}',
  'request.reading': 'Leyendo quién solicita',
  'request.proven.self': 'Firmado por la dirección que cobra.',
  'request.proven.owner': 'Firmado por un propietario de la cuenta que cobra. Lo dice la cadena.',
  'request.stop.invalid': 'La firma no es de quien supuestamente solicita',
  'request.stop.invalid.more':
    'Alguien ha cambiado esta solicitud o se la ha inventado. No la pague, y avise a quien la envió.',
  'request.stop.stranger': 'Quien solicita no es propietario de la cuenta que cobra',
  'request.stop.stranger.more':
    'La firma es válida, pero la cadena no conoce al firmante como propietario de la cuenta que recibiría el dinero.',
  'request.stop.lost': 'Lo que se paga aquí se pierde',
  'request.stop.lost.more':
    'La dirección que cobra es el propio contrato del token, o no es de nadie. Nadie puede devolver lo que se envía ahí.',
  'request.stop.expired': 'Esta solicitud ha vencido',
  'request.stop.expired.more': 'Estuvo abierta hasta: {when}. Pida una nueva.',
  'request.stop.chain': 'Esta aplicación no ofrece la red de esta solicitud',
  'request.stop.chain.more': 'Pide que se pague en la red {chain}.',
  'request.stop.noChain': 'Este enlace no dice en qué red hay que pagar',
  'request.stop.noChain.more':
    'En otra red, la misma dirección puede ser de otra persona. Pida un enlace que indique la red.',
  'request.stop.token': 'La cadena no tiene ese token',
  'request.stop.token.more': 'Lo que se solicita no es un token en {chain}. Nadie puede pagarlo.',
  'request.stop.paid': 'Esto ya se ha pagado',
  'request.stop.paid.more':
    'La cadena tiene lo que se solicitó. El último pago está en el bloque {block}.',
  'request.look.unsigned': 'Nadie ha firmado esta solicitud',
  'request.look.unsigned.more':
    'Puede haberla escrito cualquiera. Pregunte a quien quiera pagar, por otra vía que la de este enlace, si la dirección es suya.',
  'request.look.link': 'Un enlace de pago dice a quién se paga, no quién lo pide',
  'request.look.link.more':
    'Compare la dirección completa con quien quiera pagar, por otra vía que la de este enlace.',
  'request.look.unknown': 'No se pudo comprobar quién ha firmado',
  'request.look.unknown.more': 'El nodo no respondió. Abra el enlace de nuevo dentro de un rato.',
  'request.look.owners':
    'No se pudo comprobar si quien solicita es propietario de la cuenta que cobra',
  'request.look.owners.more': 'El nodo no respondió. Abra el enlace de nuevo dentro de un rato.',
  'request.look.tokenSilent': 'No se pudo leer qué se solicita',
  'request.look.tokenSilent.more':
    'El nodo no dijo qué token es, así que aún no se puede pagar. Abra el enlace de nuevo dentro de un rato.',
  'request.look.unsettled': 'No se sabe si esto ya se ha pagado',
  'request.look.unsettled.more':
    'El nodo no respondió. Pregunte a quien quiere cobrar, para no pagar dos veces.',
  'request.look.part': 'Una parte de esto ya se ha pagado',
  'request.look.part.more': 'Faltan {missing} {symbol}. Desde aquí solo se paga eso.',
  'request.payFrom': 'Pagar desde',
  'request.pay': 'Pagar {amount} {symbol} desde {name}',
  'request.payOpen': 'Pagar desde {name}',
  'request.payHint':
    'Todavía no se paga nada: antes se revisa el pago, y lo firman los propietarios.',
  'request.blocked': 'Así no se puede pagar.',
  'request.noAccountTitle': 'Aquí no tiene ninguna cuenta en {chain}',
  'request.noAccount': 'Abra la cuenta que debe pagar y, después, abra de nuevo este enlace.',
  'request.openAccount': 'Abrir una cuenta',
  'request.source': 'cadena',

  // checking a receipt
  'check.page': 'Comprobar un recibo',
  'check.lead':
    'Abra el archivo que le dieron. Se compara con la cadena en este dispositivo; no se envía a ningún sitio.',
  'check.file': 'Elegir el archivo del recibo',
  'check.hint': 'Un archivo que guardó esta aplicación. Su nombre termina en .json.',
  'check.reading': 'Preguntando a la cadena.',
  'check.silent': 'El nodo no respondió, así que no se sabe nada de este recibo.',
  'check.again': 'Preguntar de nuevo',
  'check.bad.format': 'Este archivo no es un recibo.',
  'check.bad.formatVersion':
    'Este recibo se escribió con una versión posterior de esta aplicación. Actualícela para comprobarlo.',
  'check.bad.field': 'Este recibo está dañado: la parte «{field}» no se puede leer.',
  'check.otherChain': 'Este recibo es de una red que esta aplicación no tiene ({id}).',
  'check.true': 'Este recibo es verdadero',
  'check.trueMore': 'La cadena dice lo mismo, hasta la última cifra.',
  'check.false': 'Este recibo no es verdadero',
  'check.falseMore': 'No se fíe de él. La cadena dice otra cosa:',
  'check.partly': 'Verdadero hasta donde la cadena puede decir',
  'check.partlyMore':
    'Los pagos en la moneda propia de la cadena no dejan rastro propio. Estos solo están en el recibo:',
  'check.not.chainId': 'Nombra otra red.',
  'check.not.transactionHash': 'La cadena no conoce ninguna transacción así.',
  'check.not.execution': 'La cuenta no hizo esto en esa transacción.',
  'check.not.blockNumber': 'Está en otro bloque.',
  'check.not.blockHash': 'El bloque tiene otro hash.',
  'check.not.time': 'Ocurrió en otro momento.',
  'check.not.fee': 'Se pagó otra comisión, o la pagó otra persona.',
  'check.not.payment': 'La cadena no tiene ningún pago así: {amount} a {name}.',
  'check.not.missing': 'Omite un pago: {amount} a {name}.',
  'check.unproven': '{amount} a {name}',
  'check.what': 'Lo que dice',
  'check.testnet': 'Es una red de pruebas: su dinero no vale nada.',
  'check.anyName': 'Un token puede llamarse como quiera: compare su dirección.',
  'check.network': 'Red',
  'check.token': 'Token',
  'check.from': 'Pagado por',
  'check.paid': 'Pagado a {name}',
  'check.when': 'Cuándo',
  'check.memo': 'Concepto',
  'check.memo.bound': 'La cadena tiene la huella de estas palabras.',
  'check.memo.claimed': 'Alguien escribió estas palabras en el recibo. La cadena no las tiene.',
  'check.transaction': 'En la cadena',
  'check.copy': 'Copiar el hash de la transacción en la cadena',
  'check.units': '{amount} unidades mínimas del token {token}',
  'source.gateway': 'gateway',
  'source.chain': 'cadena',
  'source.cache': 'caché',
}

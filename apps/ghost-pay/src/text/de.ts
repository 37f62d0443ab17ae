import type { Translated } from './allCopy.ts'

/** The app’s sentences in German. */
export const de: Translated = {
  // name an address
  'nameAddress.ask': 'Adresse benennen',
  'nameAddress.name': 'Name von {address}',
  'nameAddress.save': 'Speichern',

  // what the gateway says of a call
  'claimedCall.asking': 'Das Gateway wird gefragt, was diese Bytes bedeuten.',
  'claimedCall.unknown': 'Auch das Gateway weiß nicht, was diese Bytes bedeuten.',
  'claimedCall.silent': 'Das Gateway hat nicht geantwortet, was diese Bytes bedeuten.',
  'claimedCall.says': 'Das Gateway sagt: {method}',
  'claimedCall.more': { one: 'und {count} weiterer Wert', other: 'und {count} weitere Werte' },
  'claimedCall.claim':
    'Niemand hat das geprüft. Sie unterschreiben die Bytes und nicht, was das Gateway über sie sagt.',

  // second device
  'secondDevice.title': 'Auf einem zweiten Gerät prüfen',
  'secondDevice.loading': 'Code wird gezeichnet',
  'secondDevice.scan':
    'Scannen Sie diesen Code mit einem anderen Gerät. Er öffnet eine Seite, die die Zahlung ganz ohne Netzwerk liest.',
  'secondDevice.scanAll':
    'Öffnen Sie verify.html auf einem anderen Gerät und wählen Sie „Scan“. Diese Zahlung braucht {count} Codes; halten Sie die Kamera darauf, bis alle gelesen sind.',
  'secondDevice.must': 'Dort muss genau das stehen, mit denselben Prüfsummen wie oben:',
  'secondDevice.english':
    'Das andere Gerät zeigt es auf Englisch: Dort trennt das Komma die Tausender, und vor den Nachkommastellen steht ein Punkt. In Ihrer Sprache:',
  'secondDevice.code': 'QR-Code mit dieser Zahlung',
  'secondDevice.codeOf': 'QR-Code {place} von {count} mit dieser Zahlung',
  'secondDevice.place': '{place} von {count}',
  'secondDevice.pause': 'Anhalten',
  'secondDevice.play': 'Fortsetzen',
  'secondDevice.next': 'Nächster Code',
  'secondDevice.copy': 'Link kopieren',
  'secondDevice.file':
    'Die Seite ist eine einzige Datei. Bewahren Sie eine Kopie auf dem anderen Gerät auf: Dann ändert sie niemand, der diese Website ändert.',
  'secondDevice.save': 'verify.html speichern',
  'secondDevice.hash': 'SHA-256 der Seite',
  'secondDevice.copyHash': 'Prüfsumme (Hash) von verify.html kopieren',

  // descriptions of transactions and messages
  'description.sentence': '{phrase}.',
  'description.alongside': '{phrase}. Mitgesendet: {amount}.',

  'description.currency': '{amount} in der Währung der Chain',
  'description.units': '{amount} Einheiten des unbekannten Tokens {token}',
  'description.collectible': 'Sammlerstück {id} von {symbol}',
  'description.anyAmount': 'beliebig viel {token}',

  'description.reject':
    'Stornieren, was sonst dieselbe Nummer in der Reihe hat; es fließt kein Geld',
  'description.send': '{amount} an {to} senden',
  'description.move': '{amount} von {from} an {to} übertragen',
  'description.moveCollectible': 'Sammlerstück {id} von {token} von {from} an {to} übertragen',
  'description.moveCollectibles':
    '{amount} von Sammlerstück {id} von {token} von {from} an {to} übertragen',
  'description.approve': '{spender} erlauben, {amount} abzubuchen',
  'description.approveNone': '{spender} nicht mehr erlauben, {token} abzubuchen',
  'description.approveMore': '{spender} erlauben, {amount} mehr abzubuchen',
  'description.approveLess': '{spender} erlauben, {amount} weniger abzubuchen',
  'description.permit': '{spender} erlauben, {amount} von {owner} abzubuchen',
  'description.approveAll': '{spender} erlauben, jeden Token von {token} abzubuchen',
  'description.approveAllNone': '{spender} nicht mehr erlauben, Token von {token} abzubuchen',
  'description.addOwner': {
    one: '{owner} als Inhaber hinzufügen und {threshold} Unterschrift verlangen',
    other: '{owner} als Inhaber hinzufügen und {threshold} Unterschriften verlangen',
  },
  'description.removeOwner': {
    one: '{owner} als Inhaber entfernen und {threshold} Unterschrift verlangen',
    other: '{owner} als Inhaber entfernen und {threshold} Unterschriften verlangen',
  },
  'description.swapOwner': 'Inhaber {oldOwner} durch {newOwner} ersetzen',
  'description.changeThreshold': {
    one: 'Künftig {threshold} Unterschrift verlangen',
    other: 'Künftig {threshold} Unterschriften verlangen',
  },
  'description.enableModule': 'Modul {module} einschalten',
  'description.disableModule': 'Modul {module} abschalten',
  'description.setGuard': 'Guard {guard} setzen',
  'description.removeGuard': 'Guard entfernen',
  'description.setModuleGuard': 'Modul-Guard {guard} setzen',
  'description.removeModuleGuard': 'Modul-Guard entfernen',
  'description.setFallbackHandler': 'Fallback-Handler {handler} setzen',
  'description.removeFallbackHandler': 'Fallback-Handler entfernen',
  'description.changeImplementation': 'Konto mit dem Code von {implementation} betreiben',
  'description.migrate': 'Konto mit neuerem Code betreiben, durch {contract} {version}',
  'description.updateVersion': 'Konto von Version {from} auf Version {version} aktualisieren',
  'description.signMessage': 'Nachricht {message} auf der Chain unterschreiben',
  'description.approveHash': '{hash} als Inhaber von {account} genehmigen',
  'description.execute': 'Ausführen für das Konto {account}: {sentence}',
  'description.createAccount': 'Konto mit {contract} {version} erstellen',
  'description.emptyBatch': '0 Transaktionen in einer',
  'description.batch': {
    one: '{number} Transaktion in einer: {parts}',
    other: '{number} Transaktionen in einer: {parts}',
  },
  'description.batchPart': '{parts}; {part}',
  'description.batchMore': '{parts}; und {number} weitere',
  'description.delegateCall': 'Code von {to} innerhalb des Kontos ausführen (delegatecall)',
  'description.call': '{to} aufrufen',
  'description.callFunction': 'Funktion {selector} von {to} aufrufen',
  'description.unreadable': '{to} mit nicht lesbaren Daten aufrufen',

  'description.signText': 'Den Text „{text}“ unterschreiben.',
  'description.signBytes': 'Bytes unterschreiben, die kein Text sind.',
  'description.signAsOwner': 'Als Inhaber von {account} unterschreiben: {sentence}',
  'description.signTypedData': 'Typisierte Daten „{type}“ unterschreiben.',
  'description.signTypedDataFor': 'Typisierte Daten „{type}“ für {contract} unterschreiben.',

  'warning.transferFrom': 'Was bewegt wird, gehört {owner}.',
  'warning.unknownToken':
    '{token} ist kein bekannter Token. Was wie eine Überweisung aussieht, kann alles Mögliche tun.',
  'warning.bytesBehind':
    'Hinter dem Gesendeten steht mehr, als eine Überweisung braucht. {token} kann damit etwas tun.',
  'warning.value': '{amount} geht dabei an {token}. Kein Token braucht das.',
  'warning.permit': '{spender} darf Token von {owner} abbuchen.',
  'warning.approvalForAll': '{operator} darf jeden Token von {token} abbuchen.',
  'warning.unlimitedApproval': '{spender} darf jeden Betrag abbuchen, jetzt und später.',
  'warning.unknownSpender': '{spender} gehört nicht zu den bekannten Stellen, die Token abbuchen.',
  'warning.ownerAdded': '{owner} wird Inhaber.',
  'warning.ownerRemoved': '{owner} ist nicht mehr Inhaber.',
  'warning.ownerSwapped': '{newOwner} tritt an die Stelle von {oldOwner}.',
  'warning.threshold': {
    one: 'Von da an ist {threshold} Unterschrift nötig.',
    other: 'Von da an sind {threshold} Unterschriften nötig.',
  },
  'warning.moduleEnabled': '{module} darf alles bewegen, ohne Unterschrift eines Inhabers.',
  'warning.moduleDisabled': '{module} darf nicht mehr für das Konto handeln.',
  'warning.guardSet': '{guard} kann von da an jede Transaktion ablehnen.',
  'warning.guardRemoved': 'Der Guard, der Transaktionen prüft, wird entfernt.',
  'warning.handlerSet': '{handler} antwortet von da an im Namen des Kontos.',
  'warning.handlerRemoved':
    'Das Konto beantwortet von da an keine Fragen nach Unterschriften und keine Rückrufe von Token.',
  'warning.delegateCall': '{to} würde mit Geld und Einstellungen dieses Kontos laufen.',
  'warning.nestedBatch':
    'Ein Sammelauftrag steht in einem Sammelauftrag, durch einen weiteren delegatecall.',
  'warning.signMessage':
    'Eine Nachricht wird auf der Chain unterschrieben, durch Code, der in diesem Konto läuft.',
  'warning.migration': 'Eine Migration läuft in diesem Konto.',
  'warning.migrated': 'Der Code, mit dem dieses Konto läuft, ändert sich.',
  'warning.handlerMigrated': 'Der Fallback-Handler ändert sich.',
  'warning.implementation': 'Das Konto würde mit dem Code von {implementation} laufen.',
  'warning.refund':
    'Das Konto zahlt {receiver} eine Erstattung: {amount}, und je Einheit Gas weitere {perUnit}.',
  'warning.refundSender':
    'Das Konto zahlt eine Erstattung an den, der ausführt: {amount}, und je Einheit Gas weitere {perUnit}.',
  'warning.upTo': 'bis zu {amount}',
  'warning.selfCall': 'Das Konto ruft eine eigene Funktion auf, die nicht bekannt ist.',
  'warning.unreadable': 'Der Aufruf von {to} ist nicht lesbar.',
  'warning.approveHash':
    'Was {account} tun würde, steht hier nicht: Eine Prüfsumme lässt sich nicht lesen.',
  'warning.unreadablePermission': 'Es hat die Form einer Erlaubnis und ist nicht lesbar.',

  // rows

  // where the gateway contradicts the chain
  'contradiction.foreign': 'Das ist eine Transaktion eines anderen Kontos.',
  'contradiction.unshown':
    'Das Gateway sagt nicht, was unterschrieben würde. Unterschreiben Sie es nicht.',
  'contradiction.hash':
    'Die Transaktion des Gateways passt nicht zu ihrer Prüfsumme. Unterschreiben Sie sie nicht.',
  'contradiction.code':
    'Sie lässt fremden Code als das Konto laufen. Unterschreiben Sie sie nicht.',
  'contradiction.place':
    'Das Gateway setzt sie auf einen anderen Platz in der Reihe als den, der unterschrieben wird.',
  'contradiction.list': 'In seiner Liste sagt das Gateway etwas anderes darüber.',
  'contradiction.other': 'Sie tut etwas anderes, als das Gateway sagt.',
  'contradiction.required':
    'Das Gateway verlangt {asked} der {needed} Unterschriften, die das Konto verlangt.',
  'contradiction.none': {
    one: 'Das Gateway zählt {count} Unterschrift. Keine gilt.',
    other: 'Das Gateway zählt {count} Unterschriften. Keine gilt.',
  },
  'contradiction.one': {
    one: 'Das Gateway zählt {count} Unterschrift. Nur 1 gilt.',
    other: 'Das Gateway zählt {count} Unterschriften. Nur 1 gilt.',
  },
  'contradiction.some': {
    one: 'Das Gateway zählt {count} Unterschrift. Nur {held} gelten.',
    other: 'Das Gateway zählt {count} Unterschriften. Nur {held} gelten.',
  },
  'contradiction.absent': 'Die Chain hat keine solche Transaktion.',
  'contradiction.undone': 'Auf der Chain wurde sie rückgängig gemacht: Nichts ist geschehen.',
  'contradiction.unrelated':
    'Die Transaktion der Chain, die das Gateway nennt, hat diese nicht ausgeführt.',
  'contradiction.failed': 'Auf der Chain ist sie gescheitert: Nichts hat sich bewegt.',
  'contradiction.succeeded': 'Auf der Chain ist sie gelungen.',
  'contradiction.moved': 'Sie hat etwas anderes bewegt, als das Gateway sagt.',
  'contradiction.noModule': 'Kein Modul des Kontos hat das getan.',
  'contradiction.moduleFailed': 'Auf der Chain ist sie gescheitert.',
  'contradiction.noTransfer': 'Der Token hat nichts dergleichen bewegt.',

  // doubts about a token
  'doubt.advertises': 'Sein Name führt zu einer Website. Gehen Sie nicht dorthin.',
  'doubt.hides': 'Sein Name enthält unsichtbare Zeichen.',
  'doubt.imitates': 'Er nennt sich wie ein anderer Token.',
  'doubt.long': 'Sein Name ist länger als bei Token üblich.',
  'doubt.unlisted': 'Das Gateway vertraut ihm nicht.',

  // what is held
  'holding.decimals':
    'Der Token rechnet mit {decimals} Nachkommastellen, das Gateway mit {claimed}. Es sind {amount}.',
  'holding.amount': 'Der Token selbst sagt {amount}.',

  // the words of a payment
  'memo.bound':
    'Diese Worte sind fest mit der Zahlung verbunden: Die Inhaber unterschreiben ihren Fingerabdruck mit, und die Chain bewahrt ihn auf.',
  'memo.loose':
    'Das ist eine Notiz neben der Zahlung. Niemand unterschreibt sie, und sie steht nicht auf der Chain.',
  'memo.other':
    'Die Bytes tragen einen Fingerabdruck, der nicht von diesen Worten ist. Fragen Sie, wer das geschrieben hat.',
  'memo.unread':
    'Die Bytes tragen den Fingerabdruck eines Verwendungszwecks. Wer den Wortlaut kennt, kann ihn prüfen.',
  'moved.used':
    'Nr. {nonce} in der Reihe hat eine andere verbraucht. Diese ist jetzt Nr. {free}: Sehen Sie sie vor dem Unterschreiben durch.',
  'moved.taken':
    'Nr. {nonce} in der Reihe hat eine andere, die wartet. Diese ist jetzt Nr. {free}: Sehen Sie sie vor dem Unterschreiben durch.',
  'moved.gap':
    'Nr. {nonce} in der Reihe lässt eine Lücke: Als Nr. {free} wartet nichts. Diese ist jetzt Nr. {free}: Sehen Sie sie vor dem Unterschreiben durch.',
  'memo.several': {
    one: '{count} dieser Zahlungen trägt den Fingerabdruck ihres Verwendungszwecks.',
    other: '{count} dieser Zahlungen tragen den Fingerabdruck ihres Verwendungszwecks.',
  },

  // the state of a transaction
  'status.waits': 'Braucht Zustimmungen',
  'status.waitsForTurn': 'Genehmigt, wartet, bis sie an der Reihe ist',
  'status.ready': 'Bereit zum Senden',
  'status.cancelled': 'Abgebrochen',
  'status.failed': 'Nicht durchgegangen',
  'status.succeeded': 'Gelungen',
  'status.passed': 'Nicht mehr offen',
  'status.unknown': '{status}',
  'status.claimed': '{status}, sagt das Gateway',
  'status.denied': '{status}, sagte das Gateway',

  // where the gateway contradicts a token
  'tokenLie.none':
    'Das Gateway sagt, das sei der Token {symbol}. Die Chain hat unter dieser Adresse keinen Token.',
  'tokenLie.collection':
    'Das Gateway sagt, {symbol} sei Geld. Sein Contract sagt, dass es eine Sammlung von Sammlerstücken ist.',
  'tokenLie.decimals':
    'Das Gateway sagt, {symbol} habe {claimed} Nachkommastellen. Sein Contract sagt {decimals}.',
  'tokenLie.symbol': 'Das Gateway nennt diesen Token {symbol}. Sein Contract nennt sich {own}.',

  // what a transaction does, in a row
  'transaction.pay': 'Zahlung',
  'transaction.pay.who': 'Zahlung an {who}',
  'transaction.collectible': 'Sammlerstück senden',
  'transaction.collectible.who': 'Sammlerstück an {who} senden',
  'transaction.received': 'Erhalten',
  'transaction.received.who': 'Erhalten von {who}',
  'transaction.minted': 'Erhalten (neue Token)',
  'transaction.reject': 'Eine Zahlung stornieren',
  'transaction.call': 'Contract aufrufen',
  'transaction.call.who': 'Contract {who} aufrufen',
  'transaction.method': '{method} aufrufen',
  'transaction.method.who': '{method} von {who} aufrufen',
  'transaction.batch': {
    one: 'Sammelauftrag mit {count} Aufruf',
    other: 'Sammelauftrag mit {count} Aufrufen',
  },
  'transaction.created': 'Konto erstellt',
  'transaction.created.who': 'Konto erstellt von {who}',
  'transaction.unknown': 'Unbekannte Art ({kind})',
  'transaction.settings': 'Einstellungen ändern',
  'transaction.settingsOf': 'Einstellungen ändern ({kind})',
  'transaction.account': 'Konto ändern',
  'transaction.addOwner': 'Inhaber hinzufügen',
  'transaction.addOwner.then': {
    one: 'Inhaber hinzufügen, danach {count} Unterschrift nötig',
    other: 'Inhaber hinzufügen, danach {count} Unterschriften nötig',
  },
  'transaction.addOwner.who': {
    one: 'Inhaber {who} hinzufügen, danach {count} Unterschrift nötig',
    other: 'Inhaber {who} hinzufügen, danach {count} Unterschriften nötig',
  },
  'transaction.removeOwner': 'Inhaber entfernen',
  'transaction.removeOwner.then': {
    one: 'Inhaber entfernen, danach {count} Unterschrift nötig',
    other: 'Inhaber entfernen, danach {count} Unterschriften nötig',
  },
  'transaction.removeOwner.who': {
    one: 'Inhaber {who} entfernen, danach {count} Unterschrift nötig',
    other: 'Inhaber {who} entfernen, danach {count} Unterschriften nötig',
  },
  'transaction.swapOwner': 'Inhaber ersetzen',
  'transaction.swapOwner.who': 'Inhaber durch {who} ersetzen',
  'transaction.threshold': {
    one: 'Nötige Unterschriften auf {count} ändern',
    other: 'Nötige Unterschriften auf {count} ändern',
  },
  'transaction.implementation': 'Contract des Kontos wechseln',
  'transaction.implementation.who': 'Contract des Kontos zu {who} wechseln',
  'transaction.enableModule': 'Ein Modul ohne Unterschriften zahlen lassen',
  'transaction.enableModule.who': 'Modul {who} ohne Unterschriften zahlen lassen',
  'transaction.disableModule': 'Ein Modul abschalten',
  'transaction.disableModule.who': 'Modul {who} abschalten',
  'transaction.handler': 'Fallback-Handler setzen',
  'transaction.handler.who': 'Fallback-Handler {who} setzen',
  'transaction.guard': 'Guard setzen',
  'transaction.guard.who': 'Guard {who} setzen',
  'transaction.noGuard': 'Guard entfernen',
  'transaction.moduleGuard': 'Modul-Guard setzen',
  'transaction.moduleGuard.who': 'Modul-Guard {who} setzen',
  'transaction.noModuleGuard': 'Modul-Guard entfernen',
  'transaction.baseUnits': 'kleinste Einheiten',
  'transaction.baseUnitsOf': 'kleinste Einheiten eines Tokens',
  'symbol.unnamed': 'Token ohne Namen',
  'transaction.aCollectible': 'Sammlerstück',
  'cancels.payment': 'Storniert „{amount} {symbol} an {name}“',
  'cancels.people': {
    one: 'Storniert „{amount} {symbol} an {count} Person“',
    other: 'Storniert „{amount} {symbol} an {count} Personen“',
  },
  'cancels.batch': {
    one: 'Storniert einen Sammelauftrag mit {count} Zeile, Nr. {nonce} in der Reihe',
    other: 'Storniert einen Sammelauftrag mit {count} Zeilen, Nr. {nonce} in der Reihe',
  },
  'cancels.change': 'Storniert eine Änderung, Nr. {nonce} in der Reihe',
  'cancels.whatever': 'Storniert, was als Nr. {nonce} in der Reihe wartet',
  'cancels.still': '{what}. Es fließt kein Geld.',
  'cancels.nothing': 'Es fließt kein Geld.',
  'cancelled.payment': 'Storniert: {amount} {symbol} an {name}',
  'cancelled.people': {
    one: 'Storniert: {amount} {symbol} an {count} Person',
    other: 'Storniert: {amount} {symbol} an {count} Personen',
  },
  'cancelled.batch': {
    one: 'Storniert: ein Sammelauftrag mit {count} Zeile, Nr. {nonce} in der Reihe',
    other: 'Storniert: ein Sammelauftrag mit {count} Zeilen, Nr. {nonce} in der Reihe',
  },
  'cancelled.change': 'Storniert: eine Änderung, Nr. {nonce} in der Reihe',
  'cancelled.whatever': 'Storniert, was als Nr. {nonce} in der Reihe wartete',
  'cancelled.still': '{what}. Es ist kein Geld geflossen.',

  // what the chain says of a transaction
  'truth.nowhere.title': 'Das Gateway sagt, dass das ausgeführt wurde, aber nicht, wo.',
  'truth.nowhere': 'Ohne eine Transaktion der Chain lässt es sich nicht prüfen.',
  'truth.failed.title': 'Das Gateway sagt „Gelungen“. Die Chain sagt „Gescheitert“.',
  'truth.failed': 'Geschehen ist, was die Chain sagt.',
  'truth.succeeded.title': 'Das Gateway sagt „Gescheitert“. Die Chain sagt „Gelungen“.',
  'truth.succeeded': 'Geschehen ist, was die Chain sagt.',
  'truth.absent.title':
    'Das Gateway sagt, dass das ausgeführt wurde. Die Chain hat keine solche Transaktion.',
  'truth.absent': 'Verlassen Sie sich nicht darauf, bis die Chain sie hat.',
  'truth.reverted.title':
    'Das Gateway sagt, dass das ausgeführt wurde. Auf der Chain wurde diese Transaktion rückgängig gemacht.',
  'truth.reverted': 'Nichts hat sich dadurch bewegt.',
  'truth.unrelated.title':
    'Das Gateway sagt, dass das ausgeführt wurde. Die Transaktion, die es nennt, hat etwas anderes getan.',
  'truth.unrelated': 'Nichts hiervon ist darin geschehen.',
  'truth.notCancelled.title':
    'Das Gateway sagt, dass das abgebrochen ist. Auf der Chain ist sein Platz in der Reihe, {nonce}, nicht verbraucht.',
  'truth.notCancelled': 'Wer genug Unterschriften hat, kann es noch ausführen.',
  'truth.used.title': 'Auf der Chain ist Platz {nonce} in der Reihe schon verbraucht.',
  'truth.used':
    'Diese Transaktion oder eine andere an ihrer Stelle wurde ausgeführt. Das Gateway weiß es noch nicht.',

  // an address
  'addressBlock.copy': 'Adresse von {name} kopieren',
  'addressBlock.copyUnnamed': 'Adresse dieses Kontos kopieren',
  'addressBlock.explorer': 'Block-Explorer',

  // parts of a batch
  'parts.count': { one: '{count} Teil', other: '{count} Teile' },
  'parts.total': 'Insgesamt',
  'warnings.parts': {
    one: 'In Teil {parts} des Sammelauftrags.',
    other: 'In den Teilen {parts} des Sammelauftrags.',
  },

  // copying
  'copied.done': 'Kopiert!',
  'copied.refused':
    'Ihr Browser hat das Kopieren nicht erlaubt. Markieren Sie stattdessen den Text.',

  // what a device shows
  'digests.title': 'Was Ihr Gerät zeigt',
  'digests.domain': 'Domain-Hash',
  'digests.domain.copy': 'Domain-Hash kopieren',
  'digests.message': 'Message-Hash',
  'digests.message.copy': 'Message-Hash kopieren',
  'digests.transaction': 'Prüfsumme der Transaktion (safeTxHash)',
  'digests.transaction.copy': 'Prüfsumme der Transaktion (safeTxHash) kopieren',
  'digests.calldata': 'Prüfsumme der Aufrufdaten',
  'digests.calldata.copy': 'Prüfsumme der Aufrufdaten kopieren',

  // figures
  'figure.unknown': 'Betrag in {symbol} unbekannt',
  'skeleton.balance': 'Guthaben wird gelesen',

  // without the gateway
  'here.mark': 'dieses Gerät',
  'here.onlyHere': 'Diese Zahlung wurde in diesem Browser vorgeschlagen.',
  'here.handOn':
    'Die anderen Inhaber sehen sie nur, wo sie weitergegeben oder dem Gateway übergeben wurde. Geben Sie sie mit der Schaltfläche unten als Link oder Datei weiter.',
  'here.label': 'Ohne das Gateway',
  'here.title': 'Sie arbeiten ohne das Gateway weiter. Diese Seite liest die Chain selbst.',
  'here.reach':
    'Zahlungen sind ab Block {from} bekannt. Preise, Nachrichten, die Regeln und was beim Gateway wartet, sind es nicht.',
  'here.reading': 'Die neuesten Blöcke werden gelesen. Beim ersten Mal dauert das etwas.',
  'here.unread':
    'Die neuesten Blöcke ließen sich nicht lesen: Ihr Node antwortet nicht. Er wird alle 20 Sekunden neu gefragt.',
  'here.only': {
    one: '{count} Zahlung wartet in diesem Browser. Die anderen sehen sie, sobald Sie sie weitergeben.',
    other:
      '{count} Zahlungen warten in diesem Browser. Die anderen sehen jede, sobald Sie sie weitergeben.',
  },
  'here.away': 'Das Gateway antwortet noch immer nicht.',
  'here.back': 'Das Gateway antwortet wieder.',
  'here.offer': {
    one: '{count} Zahlung dem Gateway übergeben',
    other: '{count} Zahlungen dem Gateway übergeben',
  },
  'here.offering': 'Wird übergeben',
  'here.offered.given': {
    one: 'Das Gateway hat jetzt {count} Zahlung von hier.',
    other: 'Das Gateway hat jetzt {count} Zahlungen von hier.',
  },
  'here.offered.had': {
    one: '{count} Zahlung hatte es schon.',
    other: '{count} Zahlungen hatte es schon.',
  },
  'here.offered.passed': {
    one: '{count} Zahlung hat ihren Platz verloren: Das Konto ist darüber hinaus, sie kann nie ausgeführt werden.',
    other:
      '{count} Zahlungen haben ihren Platz verloren: Das Konto ist darüber hinaus, sie können nie ausgeführt werden.',
  },
  'here.offered.taken': {
    one: '{count} Zahlung bleibt hier: Beim Gateway wartet eine andere auf ihrem Platz, und nur eine von beiden kann geschehen.',
    other:
      '{count} Zahlungen bleiben hier: Beim Gateway warten andere auf ihren Plätzen, und je Platz kann nur eine geschehen.',
  },
  'here.offered.twin': {
    one: '{count} Zahlung wartet dort schon auf einem anderen Platz. Sie bleibt hier, damit nicht zweimal gezahlt wird.',
    other:
      '{count} Zahlungen warten dort schon auf anderen Plätzen und bleiben hier, damit nicht zweimal gezahlt wird.',
  },
  'here.offered.refused': {
    one: '{count} Zahlung hat es nicht angenommen. Diese bleibt hier.',
    other: '{count} Zahlungen hat es nicht angenommen. Diese bleiben hier.',
  },
  'here.offered.partly': {
    one: '{count} Zahlung hat es, aber nicht mit allen Unterschriften. Übergeben Sie sie noch einmal.',
    other:
      '{count} Zahlungen hat es, aber nicht mit allen Unterschriften. Übergeben Sie sie noch einmal.',
  },
  'here.offered.unknown': {
    one: 'Bei {count} Zahlung hat es nicht gesagt, ob es sie angenommen hat. Übergeben Sie sie noch einmal, um es zu erfahren.',
    other:
      'Bei {count} Zahlungen hat es nicht gesagt, ob es sie angenommen hat. Übergeben Sie sie noch einmal, um es zu erfahren.',
  },
  'here.incomparable':
    'Was hier und dort wartet, ließ sich nicht vergleichen; nichts wurde übergeben. Versuchen Sie es noch einmal.',
  'here.without': 'Ohne Gateway fortfahren',
  'here.fails': 'Das Gateway antwortet nicht.',
  'here.knowsNothing': 'Das Gateway antwortet und weiß nichts von diesem Konto.',
  'here.withoutWhy':
    'Es geht auch ohne: Diese Seite liest die Chain dann selbst, über Ihren Node. Zahlen und Unterschreiben sind möglich; was nur das Gateway aufbewahrt, ist dann nicht bekannt, und die anderen Inhaber sehen Ihre Vorschläge erst, wenn Sie sie weitergeben.',
  'here.unknown': 'Hier nicht bekannt',
  'here.unknownWhy':
    'Was auf dieser Seite steht, bewahrt das Gateway auf, und Sie arbeiten ohne es. Das heißt nicht, dass es nichts gibt.',
  'here.hosted': 'Gateway wieder verwenden',

  // an address that looks like another
  'lookAlike.title': 'Diese Adresse sieht aus wie die von {name}, ist aber eine andere.',
  'lookAlike.titleUnnamed':
    'Diese Adresse sieht aus wie eine, an die Sie gezahlt haben, ist aber eine andere.',
  'lookAlike.know': 'Sie kennen',
  'lookAlike.this': 'und dies ist',
  'lookAlike.more': {
    one: 'Sie sieht auch aus wie eine weitere, die Sie kennen.',
    other: 'Sie sieht auch aus wie {count} weitere, die Sie kennen.',
  },
  'lookAlike.mark': 'Sieht aus wie {known}, ist aber eine andere Adresse: {address}',

  // a transaction that the gateway does not know
  'unknown.title': 'Das Gateway kennt diese Transaktion nicht.',
  'unknown.titleHere': 'Diese Seite hat diese Transaktion nicht gelesen.',
  'unknown.what': 'ob das Konto dies ausgeführt hat',
  'unknown.asking': 'Auf der Chain wird danach gesucht',
  'unknown.succeeded': 'Das Konto hat sie ausgeführt.',
  'unknown.failed':
    'Das Konto hat sie ausgeführt, und sie ist gescheitert: Nichts wurde bewegt, und ihr Platz in der Reihe ist verbraucht.',
  'unknown.never': 'Das Konto hat sie nie ausgeführt.',
  'unknown.notSince':
    'Ab Block {block} hat das Konto sie nicht ausgeführt. Nach älteren Blöcken wurde der Knoten nicht gefragt.',
  'unknown.when': 'Wann',
  'unknown.at': '{time}, in Block {block}',
  'unknown.hash': 'Transaktion der Chain',
  'unknown.copy': 'Prüfsumme der Transaktion der Chain kopieren',
  'unknown.notKept':
    'Dieser Browser hat nichts davon, was sie zahlt, ist hier also nicht bekannt. Vielleicht ist der Link abgeschnitten, oder sie wurde zurückgezogen. Hat Ihnen ein anderer Inhaber Link, Datei oder Codes gegeben, öffnen Sie diese.',
  'unknown.kept': 'Dieser Browser hat, was sie zahlt.',
  'unknown.keptOpen':
    'Dieser Browser hat sie, mit den Unterschriften, wie sie zuletzt zu sehen waren. Sie lässt sich ohne das Gateway unterschreiben, weitergeben und ausführen.',
  'unknown.open': 'Zahlung öffnen',
  'unknown.see': 'Ansehen, was dieser Browser hat',
  'unknown.back': 'Zurück zum Konto',

  // a transaction that is not there
  'noTransaction.title': 'In diesem Konto gibt es keine solche Transaktion.',
  'noTransaction.text':
    'Vielleicht ist der Link abgeschnitten, oder die Transaktion wurde zurückgezogen, bevor sie ausgeführt war.',
  'noTransaction.back': 'Zurück zum Konto',

  // signatures in a row
  'signatures.signed': '{signed} von {required} zugestimmt',
  'signatures.open': '{signed} von {required} zugestimmt, {owners} können zustimmen',
  'signatures.claimed': '{signatures}, sagt das Gateway',

  // sending again with a higher fee
  'speedUp.again': 'Mit höherer Gebühr noch einmal senden',
  'speedUp.why':
    'Die Chain lässt sich Zeit. Mit einer höheren Gebühr geht es schneller. Ihre Wallet muss die Nummer (Nonce) der ersten Sendung beibehalten: Dann kann nur eine von beiden geschehen, und nur eine wird bezahlt.',
  'speedUp.asking': 'Ihre Wallet bittet Sie, noch einmal zu senden.',
  'speedUp.still': 'Was Sie zuerst gesendet haben, ist noch unterwegs.',
  'speedUp.two': 'Solange die zweite wartet, wird hier nicht noch einmal gesendet.',
  'faster.again':
    'Es wurde schon noch einmal gesendet oder ist in der Chain. Nichts wurde gesendet.',
  'faster.lost':
    'Kein Node kennt es mehr, es gibt also nichts noch einmal zu senden. Nichts wurde gesendet.',
  'faster.silent':
    'Der Node hat nicht geantwortet. Nichts wurde gesendet. Versuchen Sie es noch einmal.',
  'faster.included': 'Die Chain hat es inzwischen. Nichts wurde gesendet.',
  'faster.other':
    'Der Node zeigt eine andere Transaktion als die hier gesendete. Nichts wurde gesendet.',
  'faster.elsewhere':
    'Ihre Wallet wurde schon gefragt, hier oder in einem anderen Tab. Antworten Sie dort. Zeigt sie nichts, laden Sie diese Seite neu.',
  'faster.second':
    'Ihre Wallet hat es als zweite Transaktion gesendet. Sie ist nicht an die Stelle der ersten getreten; brechen Sie sie in Ihrer Wallet ab.',
  'faster.two':
    'Die zweite Transaktion, die Ihre Wallet gesendet hat, wartet noch. Nichts wurde gesendet. Brechen Sie sie zuerst in Ihrer Wallet ab.',

  // what cannot be read
  'unread.title': {
    one: '{count} nicht lesbarer Eintrag',
    other: '{count} nicht lesbare Einträge',
  },
  'unread.text':
    'Diese Version der App versteht nicht, was hier steht, und unterschreibt nichts davon. Laden Sie neu, um die neueste Version zu bekommen, oder sehen Sie sich dieses Konto in einer anderen App an.',

  // the page itself
  'page.skip': 'Zum Inhalt springen',
  'page.opening': 'Seite wird geöffnet',
  'page.disclaimer':
    'Beim Verbinden sieht diese Seite Ihre Adresse. Unterschrieben wird damit nichts.',
  'page.signIn':
    'Um die Verbindung abzuschließen, unterschreiben Sie in Ihrer Wallet eine Nachricht, die zeigt, dass dieses Konto Ihnen gehört. Hier ist das freiwillig: Zahlen geht auch ohne.',
  'page.broken': 'Diese Seite ist stehen geblieben',
  'page.broken.text':
    'Etwas darin ist kaputtgegangen, oder ein Teil ließ sich nicht laden. Was das Konto hat, ist auf der Chain, und unterschriebene Zahlungen sind beim Gateway. Laden Sie neu, um weiterzumachen.',
  'page.broken.reload': 'Neu laden',
  'page.broken.said': 'Was die Seite sagt',
  'page.slow':
    'Dieser Browser ist mit dem Lesen der Chain nicht rechtzeitig fertig geworden. Versuchen Sie es noch einmal, oder wählen Sie in den Einstellungen einen anderen Node.',
  'page.node': 'Der Node hat nicht geantwortet; dieser Browser konnte die Chain nicht lesen.',
  'page.browser':
    'Dieser Browser konnte nicht verwenden, was er für diese Seite aufbewahrt ({words}).',
  'page.full': 'Dieser Browser hat für diese Seite keinen Platz mehr. Nichts wurde gespeichert.',
  'page.missing': 'Das ist in diesem Browser nicht bekannt.',
  'page.refused': 'Diese Seite hat abgelehnt: {words}.',
  'page.fault': 'Diese Seite hat selbst einen Fehler ({words}).',
  'page.unread': 'Diese Seite konnte die Chain nicht selbst lesen ({words}).',
  'notFound.page': 'Hier ist nichts',
  'notFound.title': 'Unter dieser Adresse gibt es nichts',
  'notFound.text':
    'Vielleicht ist der Link abgeschnitten, oder er nennt ein Konto auf einer Chain, die diese App nicht kennt.',
  'notFound.accounts': 'Ihre Konten',

  // who else can act for an account
  'safety.title': 'Sicherheit',
  'safety.claimed': 'Der Node hat nicht geantwortet: Das sagt nur das Gateway.',
  'safety.modules.unread': 'Ob Module zahlen können, ließ sich nicht lesen.',
  'safety.modules.unread.text': 'Der Contract dieses Kontos ist zu alt, um es zu sagen.',
  'safety.modules.none': 'Nur die Inhaber können Geld bewegen.',
  'safety.modules': {
    one: 'Ein Modul kann ohne Unterschriften der Inhaber zahlen.',
    other: '{count} Module können ohne Unterschriften der Inhaber zahlen.',
  },
  'safety.modules.text':
    'So funktionieren Ausgabelimits und Wiederherstellung. Es entscheidet, wer das Modul steuert.',
  'safety.guard': 'Ein Guard wird bei jeder Transaktion gefragt und kann sie ablehnen.',
  'safety.guard.text': 'Ein Guard, der alles ablehnt, sperrt das Konto.',
  'safety.moduleGuard':
    'Ein Guard wird bei jeder Zahlung eines Moduls gefragt und kann sie ablehnen.',
  'safety.handler.unread':
    'Ein Fallback-Handler antwortet für dieses Konto. Niemand hat geprüft, welcher.',
  'safety.handler.none': 'Das Konto hat keinen Fallback-Handler.',
  'safety.handler.none.text':
    'Es kann keine Nachrichten bestätigen, und manche Token lassen sich nicht an das Konto senden.',
  'safety.handler.foreign':
    'Ein Fallback-Handler, den diese App nicht kennt, antwortet für dieses Konto.',
  'safety.handler.foreign.text': 'Er kann im Namen des Kontos Nachrichten bestätigen.',
  'safety.outdated':
    'Das Konto läuft mit Version {version}. Das Gateway sagt, es gibt eine neuere.',
  'safety.outdated.unknown':
    'Mit welcher Version das Konto läuft, ist nicht bekannt. Das Gateway sagt, es gibt eine neuere.',
  'safety.contract.unknown': 'Das Gateway kennt den Contract nicht, mit dem dieses Konto läuft.',
  'safety.contract.unknown.text':
    'Wer ihn geschrieben hat, bestimmt, was eine Unterschrift bewirkt.',
  'safety.contract.foreign':
    'Das Konto läuft nicht mit einem veröffentlichten Contract des Safe-Projekts.',
  'safety.contract.foreign.text':
    'Wer seinen Contract geschrieben hat, bestimmt, was eine Unterschrift bewirkt.',
  'safety.contract.official': 'Es läuft mit dem Contract des Safe-Projekts, Version {version}.',

  // an address that is no account
  'noAccount.page': 'Kein Konto',
  'noAccount.unchecked': 'Niemand konnte sagen, ob diese Adresse ein Konto auf {chain} ist.',
  'noAccount.title': 'Diese Adresse ist kein gemeinsames Konto auf {chain}.',
  'noAccount.invented': 'Das Gateway beschreibt hier ein Konto. Die Chain hat keines.',
  'noAccount.invented.text': 'Senden Sie nichts an diese Adresse.',
  'noAccount.silent': 'Das Gateway kennt es nicht, und der Node hat nicht geantwortet.',
  'noAccount.silent.text': 'Das Konto kann durchaus da sein. Sein Geld ist, wo es war.',
  'noAccount.again': 'Noch einmal versuchen',
  'noAccount.text':
    'Vielleicht ist sie eines auf einer anderen Chain, oder die Adresse einer Person. Vergleichen Sie sie mit der, die Sie bekommen haben.',
  'noAccount.yours': 'Ihre Konten',
  'noAccount.other': 'Anderes Konto öffnen',

  // executing
  'executing.failed.title': 'Der Aufruf des Kontos ist auf der Chain gescheitert.',
  'executing.failed':
    'Nichts wurde bewegt. Ihre Nummer in der Reihe ist verbraucht, also kann sie nicht noch einmal gesendet werden.',
  'executing.reverted.title': 'Die Chain hat rückgängig gemacht, was Sie gesendet haben.',
  'executing.reverted':
    'Nichts hat sich bewegt, und das Konto ist wie vorher. Es hat nur die Gebühr gekostet.',
  'executing.unrelated.title': 'Was Ihre Wallet gesendet hat, hat das hier nicht ausgeführt.',
  'executing.unrelated':
    'Die Chain hat es aufgenommen, aber das Konto hat von dieser Transaktion nichts vermerkt. Sehen Sie nach, bevor Sie noch etwas senden.',
  'executing.replaced.title': 'Ihre Wallet hat stattdessen etwas anderes gesendet.',
  'executing.replaced': 'Sie haben das hier nicht ausgeführt.',
  'executing.cancelled.title': 'Sie haben es in Ihrer Wallet abgebrochen.',
  'executing.cancelled': 'Nichts wurde ausgeführt.',
  'executing.overtaken.title': 'Jemand anderes hat zuerst ausgeführt.',
  'executing.overtaken':
    'Ausgeführt wurde einmal. Was Sie selbst gesendet haben, hat nichts weiter bewirkt und höchstens die Gebühr gekostet.',
  'executing.lost.title': 'Kein Node kennt mehr, was Sie gesendet haben.',
  'executing.lost':
    'Vielleicht ist es verworfen, vielleicht taucht es wieder auf. Sehen Sie in Ihrer Wallet nach, bevor Sie noch etwas senden.',
  'executing.mayFollow':
    'Es wurde gesendet und kann noch ausgeführt werden. Sehen Sie nach, bevor Sie etwas anderes tun.',
  'executing.look': 'Noch einmal nachsehen',
  'executing.giveUp': 'Aufgeben',
  'executing.sent': 'Was Sie gesendet haben:',
  'executing.copy': 'Prüfsumme (Hash) des Gesendeten kopieren',
  'executing.checking':
    'Die Prüfsumme wird verglichen und der Aufruf ausprobiert, ohne ihn zu senden.',
  'executing.asking': 'Ihre Wallet bittet Sie, die Transaktion zu senden.',
  'executing.mining': 'Gesendet. Die Chain wird abgewartet.',
  'executing.done': 'Erledigt. Die Blockchain hat es.',

  // when nobody answers
  'failed.again': 'Noch einmal versuchen',
  'failed.gateway':
    'Bis es antwortet, können wir {what} nicht zeigen. Nichts ist verloren: Was das Konto hat, ist auf der Chain.',
  'failed.here':
    'Bis dahin können wir {what} nicht zeigen. Nichts ist verloren: Was das Konto hat, ist auf der Chain.',
  'failed.offline':
    'Ohne Netz können wir {what} nicht zeigen. Nichts ist verloren: Es ist auf der Chain.',
  'failed.node':
    'Der Node hat nicht geantwortet; die Chain konnte nicht über {what} befragt werden.',
  'failed.node.then': 'Allein auf das Wort des Gateways wird nichts unterschrieben.',

  // signing
  'signing.kept.again':
    'Ihre Unterschrift ist in diesem Browser aufbewahrt. Senden Sie sie noch einmal, sobald das Gateway antwortet; Ihre Wallet wird nicht wieder gefragt.',
  'signing.unstored.again':
    'Dieser Browser speichert nichts mehr: Wenn Sie diese Seite verlassen, ist Ihre Unterschrift weg. Senden Sie sie noch einmal, sobald das Gateway antwortet; Ihre Wallet wird nicht wieder gefragt.',
  'signing.notTaken':
    'Sie haben unterschrieben, aber das Gateway hat die Unterschrift noch nicht angenommen.',
  'signing.kept':
    'Ihre Unterschrift ist in diesem Browser aufbewahrt. Senden Sie sie noch einmal; Ihre Wallet wird nicht wieder gefragt.',
  'signing.unstored':
    'Dieser Browser speichert nichts mehr: Wenn Sie diese Seite verlassen, ist Ihre Unterschrift weg. Senden Sie sie noch einmal; Ihre Wallet wird nicht wieder gefragt.',
  'signing.hashAlone': 'Stattdessen den Code unterschreiben',
  'signing.hashAlone.more':
    'Oder unterschreiben Sie nur den Code: Ihre Wallet zeigt dann den Code dieser Zahlung und nicht die Zahlung selbst. Vergleichen Sie jedes Zeichen mit der Prüfsumme auf dieser Seite.',
  'signing.again': 'Noch einmal senden',
  'signing.checking': 'Die Prüfsumme wird mit dem Contract des Kontos verglichen.',
  'signing.asking': 'Prüfen Sie Ihre Wallet: Sie muss den Code oben zeigen.',
  'signing.sending': 'Unterschrieben. Die Unterschrift wird dem Gateway übergeben.',
  'signing.done': 'Unterschrieben.',

  // creating an account on a chain
  'deployment.contracts':
    'Die Contracts auf dieser Chain sind nicht die veröffentlichten. Nichts wurde gesendet: Niemand weiß, wer bewegen könnte, was dieses Konto hat.',
  'deployment.factory':
    'Die Factory auf dieser Chain würde dem Konto eine andere Adresse geben. Nichts wurde gesendet: Das Geld ginge dorthin, wo es niemand erwartet.',
  'deployment.trial': 'Die Chain lehnt es ab, dieses Konto zu erstellen. Nichts wurde gesendet.',
  'deployment.free': 'An dieser Adresse ist schon ein Contract. Nichts wurde gesendet.',

  // a wallet that does not do its part
  'failure.declined.sign': 'Sie haben in Ihrer Wallet abgelehnt. Nichts wurde unterschrieben.',
  'failure.declined.send': 'Sie haben in Ihrer Wallet abgelehnt. Nichts wurde gesendet.',
  'failure.locked':
    'Ihre Wallet ist gesperrt. Entsperren Sie sie und versuchen Sie es noch einmal.',
  'failure.pending':
    'Ihre Wallet wartet noch auf eine Antwort. Öffnen Sie sie und schließen Sie das zuerst ab.',
  'failure.silent':
    'Ihre Wallet hat nicht geantwortet. Öffnen Sie sie und versuchen Sie es noch einmal.',
  'failure.chainUnknown':
    'Ihre Wallet kennt diese Chain nicht. Fügen Sie die Chain dort hinzu und versuchen Sie es noch einmal.',
  'failure.chainNotAdded':
    'Ihre Wallet konnte diese Chain nicht hinzufügen. Fügen Sie sie dort von Hand hinzu und versuchen Sie es noch einmal.',
  'failure.notSwitched':
    'Ihre Wallet ist auf einer anderen Chain geblieben. Wechseln Sie dort und versuchen Sie es noch einmal.',
  'failure.unable': 'Ihre Wallet kann das nicht. Verwenden Sie eine andere.',
  'failure.unableToSign':
    'Ihre Wallet kann nicht unterschreiben, was diese Seite zeigt (Typed Data, EIP-712). Aktualisieren Sie die Wallet oder unterschreiben Sie mit einer anderen.',
  'failure.disconnected': 'Ihre Wallet ist nicht mehr verbunden. Verbinden Sie sie neu.',
  'failure.unauthorised':
    'Ihre Wallet hat dieses Konto hier nicht freigegeben. Verbinden Sie sie neu.',
  'failure.offline':
    'Der Node hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'failure.refused': 'Ihre Wallet hat abgelehnt.',
  'failure.tooLarge':
    'Ihre Wallet kann so viel nicht auf einmal annehmen. Teilen Sie die Lohnliste in kleinere Sammelaufträge. Sie sagt: {words}',
  'failure.refused.why': 'Ihre Wallet hat abgelehnt. Sie sagt: {words}',

  // a gateway that does not do its part
  'gateway.fault': 'Das Gateway hat selbst einen Fehler ({words}).',
  'gateway.pause':
    'Das Gateway wird zu oft gefragt und braucht eine Pause. Versuchen Sie es in einer Minute noch einmal.',
  'gateway.pauseFor': {
    one: 'Das Gateway wird zu oft gefragt und braucht eine Pause. Versuchen Sie es in {count} Sekunde noch einmal.',
    other:
      'Das Gateway wird zu oft gefragt und braucht eine Pause. Versuchen Sie es in {count} Sekunden noch einmal.',
  },
  'gateway.late': 'Das Gateway hat nicht rechtzeitig geantwortet ({words}).',
  'gateway.between':
    'Das Gateway, oder etwas zwischen Ihnen und ihm, hat das nicht durchgelassen ({status}: {words}).',
  'gateway.refused': 'Das Gateway hat abgelehnt: {words}.',
  'gateway.unreadable':
    'Das Gateway hat etwas geantwortet, das diese App nicht lesen kann ({words}).',
  'gateway.other':
    'Das Gateway hat über etwas anderes geantwortet: {field} ist {received}, nicht {expected}. Nichts von seiner Antwort wurde verwendet.',
  'gateway.moved':
    'Das Gateway hat uns an eine andere Stelle geschickt, und wir sind nicht hingegangen. Fragen Sie den Betreiber, wo es jetzt ist.',
  'gateway.silent': 'Das Gateway hat nicht rechtzeitig geantwortet.',
  'gateway.unreached': 'Das Gateway hat nicht geantwortet ({words}).',
  'gateway.checksum':
    'Das Gateway wurde nicht gefragt: Bei der Adresse {address} ({field}) passen die Prüfzeichen nicht. Kopieren Sie sie noch einmal von dort, wo Sie sie haben.',
  'gateway.notAsked': 'Das Gateway wurde nicht gefragt: {words}.',

  // a part of the app
  'load.failed':
    'Ein Teil dieser App ließ sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal; laden Sie die Seite neu, wenn das nicht hilft.',

  // before a message is signed
  'messageCheck.version':
    'Der Contract des Kontos hat inzwischen eine andere Version. Laden Sie die Seite neu. Nichts wurde unterschrieben.',
  'messageCheck.unreadable':
    'Diese Nachricht ist nicht lesbar, niemand kann also sagen, was sie erlaubt.',
  'messageCheck.gateway':
    'Das Gateway zeigt eine andere Nachricht als die, um deren Unterschrift es bittet. Unterschreiben Sie sie nirgends.',
  'messageCheck.unread':
    'Der Node hat nicht geantwortet; die Prüfsumme konnte nicht mit dem Contract des Kontos verglichen werden. Versuchen Sie es noch einmal.',
  'messageCheck.noHandler':
    'Nichts an diesem Konto antwortet Apps: Es hat keinen Fallback-Handler für Nachrichten. Eine Unterschrift könnte nie gültig sein.',
  'messageCheck.chain':
    'Der Contract des Kontos errechnet für diese Nachricht eine andere Prüfsumme. Unterschreiben Sie sie nirgends.',

  // the node
  'node.silent': 'Der Node hat nicht geantwortet.',
  'node.silent.unsigned':
    'Der Node hat nicht geantwortet. Nichts wurde unterschrieben. Versuchen Sie es noch einmal.',
  'node.offline.unsigned':
    'Dieser Browser ist offline, es konnte also niemand gefragt werden. Nichts wurde unterschrieben.',
  'node.unread': 'Der Node hat nicht geantwortet; was daraus geworden ist, ist noch nicht bekannt.',
  'node.notSetUp': 'Diese App ist für die Chain dieses Kontos nicht eingerichtet.',
  'node.unreadable': 'Diese App kann Konten dieser Chain nicht lesen.',
  'node.noAccount': 'Die Chain hat unter dieser Adresse kein Konto.',
  'node.noVersion': 'Der Contract des Kontos nennt seine Version nicht.',
  'node.noBatch': 'Diese Chain hat keinen offiziellen Contract, der an mehrere auf einmal zahlt.',

  // a rehearsal
  'rehearsal.ranNothing': 'Der Node hat nichts ausgeführt.',
  'rehearsal.ranOnce': 'Der Node hat es einmal ausgeführt, aber kein zweites Mal.',
  'rehearsal.unreadable': 'Die Antwort des Nodes auf den Probelauf ist nicht lesbar.',
  'rehearsal.unable': 'Dieser Node kann keine Transaktion proben.',

  // before a request is signed
  'requestCheck.full':
    'Dieser Browser bewahrt höchstens {most} Anforderungen auf. Vergessen Sie zuerst eine, die nicht mehr gebraucht wird.',
  'requestCheck.stranger':
    'Der Contract des Kontos kennt Sie nicht als Inhaber. Nichts wurde unterschrieben.',
  'requestCheck.signature':
    'Ihre Wallet hat etwas anderes oder mit einem anderen Schlüssel unterschrieben. Nichts wurde aufbewahrt.',

  // before something is sent
  'send.unknown':
    'Ihre Wallet hat nicht gesagt, was sie gesendet hat. Vielleicht ist es unterwegs: Sehen Sie in Ihrer Wallet nach, bevor Sie es noch einmal versuchen.',
  'send.unread':
    'Der Node hat nicht geantwortet. Nichts wurde gesendet. Versuchen Sie es noch einmal.',
  'send.untried':
    'Der Node hat nicht geantwortet; der Aufruf konnte nicht ausprobiert werden. Versuchen Sie es noch einmal.',
  'send.turn.used':
    'Nr. {nonce} in der Reihe ist schon verbraucht: Diese oder eine andere an ihrer Stelle wurde gesendet. Jetzt wurde nichts gesendet.',
  'send.turn.one': 'Nr. {nonce} in der Reihe muss zuerst gehen. Nichts wurde gesendet.',
  'send.turn.several':
    'Nr. {first} bis {last} in der Reihe müssen zuerst gehen. Nichts wurde gesendet.',
  'send.refused': 'Die Chain würde das ablehnen: {reason}',
  'send.refused.code': 'Die Chain würde das ablehnen ({code}).',
  'send.GS010':
    'Die Chain würde das ablehnen (GS010). Dieser Aufruf bekommt zu wenig Gas. Erhöhen Sie die Gasgrenze in Ihrer Wallet.',
  'send.GS013':
    'Die Chain würde das ablehnen (GS013). Der Aufruf selbst scheitert auf der Chain: Vielleicht hat das Konto zu wenig, oder der Contract lehnt ab.',
  'send.GS020':
    'Die Chain würde das ablehnen (GS020). Eine Unterschrift fehlt oder ist abgeschnitten. Nichts wurde gesendet.',
  'send.GS025':
    'Die Chain würde das ablehnen (GS025). Ein Inhaber hat das auf der Chain nicht genehmigt.',
  'send.GS026':
    'Die Chain würde das ablehnen (GS026). Das Konto nimmt die Unterschriften nicht an: Vielleicht ist die Nonce schon verbraucht, oder ein Inhaber hat gewechselt.',
  'send.GS030': 'Die Chain würde das ablehnen (GS030). Nur Inhaber können das genehmigen.',

  // payments for passing on
  'startProposal.full':
    'Dieser Browser bewahrt höchstens {most} Zahlungen zum Weitergeben auf. Verwerfen Sie eine, die nicht mehr gebraucht wird.',

  // whose turn it is
  'turn.used':
    'Nr. {nonce} in der Reihe ist schon verbraucht: Diese oder eine andere an ihrer Stelle wurde gesendet.',
  'turn.one': 'Nr. {nonce} in der Reihe muss zuerst gehen.',
  'turn.several': 'Nr. {first} bis {last} in der Reihe müssen zuerst gehen.',

  // before a transaction is signed
  'verify.hash.gateway':
    'Das Gateway zeigt eine andere Transaktion als die, um deren Unterschrift es bittet. Unterschreiben Sie sie nirgends.',
  'verify.hash.chain':
    'Der Contract des Kontos errechnet für diese Transaktion eine andere Prüfsumme. Unterschreiben Sie sie nirgends.',
  'verify.hash.unread':
    'Der Node hat nicht geantwortet; die Prüfsumme konnte nicht mit dem Contract des Kontos verglichen werden. Versuchen Sie es noch einmal.',
  'verify.code.blocked': 'Das wird hier nicht unterschrieben. {reason}',
  'verify.code.unread':
    'Der Node hat nicht geantwortet; der Code, der hiermit im Konto läuft, konnte nicht geprüft werden. Versuchen Sie es noch einmal.',
  'verify.code.foreign':
    'Der Code an {address} auf dieser Chain ist nicht der offizielle {contract}. Unterschreiben Sie das nirgends.',
  'verify.code.version':
    'Das Konto hat inzwischen Version {version}, nicht {said}. Nichts wurde unterschrieben. Laden Sie die Seite neu.',
  'verify.nonce.unread':
    'Der Node hat nicht geantwortet; der Platz in der Reihe konnte nicht geprüft werden. Versuchen Sie es noch einmal.',
  'verify.nonce.passed':
    'Platz {nonce} in der Reihe ist auf der Chain schon verbraucht: Das Konto ist bei Platz {accountNonce}. Das kann nie ausgeführt werden. Nichts wurde unterschrieben.',
  'verify.owner.unread':
    'Der Node hat nicht geantwortet; nach den Inhabern konnte nicht gefragt werden. Versuchen Sie es noch einmal.',
  'verify.owner.stranger':
    'Der Contract des Kontos kennt Sie nicht als Inhaber. Nichts wurde unterschrieben.',
  'verify.wallet.other':
    'Eine andere Adresse ist verbunden als die auf dem Bildschirm. Nichts wurde unterschrieben.',
  'verify.wallet.tab':
    'In einem anderen Tab ist inzwischen jemand anderes verbunden, oder niemand. Verbinden Sie hier neu. Nichts wurde unterschrieben.',
  'verify.wallet.selected':
    'In Ihrer Wallet ist eine andere Adresse gewählt als die auf dem Bildschirm. Nichts wurde unterschrieben.',
  'verify.wallet.chain':
    'Ihre Wallet ist auf einer anderen Chain als dieses Konto. Nichts wurde unterschrieben.',
  'verify.signature.other':
    'Ihre Wallet hat etwas anderes oder mit einem anderen Schlüssel unterschrieben. Nichts wurde gesendet.',

  // who is paid
  'recipient.empty': 'Geben Sie den Empfänger ein.',
  'recipient.nothing': 'Geben Sie die Adresse des Kontos ein.',
  'recipient.emptyAddress': 'Geben Sie eine Adresse ein.',
  'recipient.nameOfPerson':
    'Geben Sie die Adresse selbst ein: Für wen {name} steht, kann sich ändern.',
  'recipient.paymentLink':
    'Das ist ein Zahlungslink und nicht nur eine Adresse. Öffnen Sie den Link, oder kopieren Sie die Adresse.',
  'recipient.webAddress':
    'Das ist die Adresse einer Webseite. Kopieren Sie nur, was mit 0x beginnt.',
  'recipient.unknownChain': 'Diese App bietet die Chain „{prefix}“ nicht an.',
  'recipient.otherChain':
    'Diese Adresse ist auf {chain}, das Konto zahlt auf {own}. Fragen Sie nach einer Adresse dort.',
  'recipient.without0x': 'Das sind die 40 Zeichen einer Adresse. Setzen Sie 0x davor.',
  'recipient.tooShort': {
    one: 'Eine Adresse besteht aus 0x und 40 Zeichen. Eines fehlt.',
    other: 'Eine Adresse besteht aus 0x und 40 Zeichen. {count} fehlen.',
  },
  'recipient.tooLong': {
    one: 'Eine Adresse besteht aus 0x und 40 Zeichen. Hier ist eines zu viel.',
    other: 'Eine Adresse besteht aus 0x und 40 Zeichen. Hier sind {count} zu viel.',
  },
  'recipient.thirtyTwoBytes':
    'Das sind 64 Zeichen: die Prüfsumme (Hash) einer Transaktion oder ein privater Schlüssel. Einen Schlüssel dürfen Sie nirgends einfügen.',
  'recipient.strangeCharacter':
    'Das Zeichen an Stelle {place} ist „{character}“. Eine Adresse hat nur 0–9 und a–f.',
  'recipient.unseenCharacter':
    'Das Zeichen an Stelle {place} ist unsichtbar (U+{code}). Kopieren Sie die Adresse noch einmal.',
  'recipient.before0x': 'Vor der Adresse steht „{character}“. Beginnen Sie mit 0x.',
  'recipient.unseenBefore0x':
    'Vor der Adresse steht ein unsichtbares Zeichen (U+{code}). Beginnen Sie mit 0x.',
  'recipient.checksum':
    'Die Prüfzeichen passen nicht: Mehr als ein Zeichen ist falsch. Kopieren Sie die Adresse noch einmal.',
  'recipient.checksumAt':
    'Die Prüfzeichen passen nicht: Zeichen {place} nach 0x ist falsch. Kopieren Sie die Adresse noch einmal.',
  'recipient.bech32':
    'Das ist eine Adresse nach Art von Bitcoin, aus einem anderen Netzwerk. Fragen Sie nach einer, die mit 0x beginnt.',
  'recipient.onBitcoin': 'Das ist eine Bitcoin-Adresse. Fragen Sie nach einer, die mit 0x beginnt.',
  'recipient.onBitcoinTest':
    'Das ist eine Adresse aus einem Bitcoin-Testnetz. Fragen Sie nach einer, die mit 0x beginnt.',
  'recipient.onLitecoin':
    'Das ist eine Litecoin-Adresse. Fragen Sie nach einer, die mit 0x beginnt.',
  'recipient.onCosmos': 'Das ist eine Cosmos-Adresse. Fragen Sie nach einer, die mit 0x beginnt.',
  'recipient.bech32TooLong':
    'Das sieht nach einer Adresse nach Art von Bitcoin aus, hat aber {length} Zeichen. Höchstens 90 sind möglich.',
  'recipient.base58':
    'Das ist eine Adresse aus einem Netzwerk anderer Art. Fragen Sie nach einer, die mit 0x beginnt.',
  'recipient.noSuchPerson':
    '„{name}“ ist keine Adresse. Wählen Sie eine Person aus der Liste oder geben Sie eine Adresse ein.',
  'recipient.wordTooLong':
    'Das ist keine Adresse, und mit {bytes} Byte ist es für einen Namen zu lang.',
  'recipient.emptyLabel':
    'Zwischen den Punkten eines Namens und an beiden Enden muss etwas stehen.',
  'recipient.labelTooLong':
    'Ein Teil eines Namens hat höchstens 59 Zeichen, „{label}“ hat {length}.',
  'recipient.hyphen':
    '„{label}“ ist kein Name: Ein Bindestrich steht einzeln und zwischen zwei Zeichen.',
  'recipient.prohibitedCharacter': '„{character}“ (U+{code}) kommt in keinem Namen vor.',
  'recipient.unseenInName': 'Dieser Name enthält ein unsichtbares Zeichen (U+{code}).',
  'recipient.confusable':
    'Dieser Name mischt Buchstaben, die gleich aussehen und es nicht sind. Vielleicht soll er für einen anderen gehalten werden.',
  'recipient.notNormalizable': 'So schreibt sich kein Name.',
  'recipient.zeroAddress': 'Diese Adresse gehört niemandem. Was dorthin geht, ist verloren.',
  'recipient.ownAccount': 'Das ist das Konto selbst. Es kann nicht an sich selbst zahlen.',
  'recipient.tokenContract':
    'Das ist der Contract des Tokens {symbol}. Was dorthin geht, ist verloren.',
  'recipient.choose': 'Wählen Sie, wessen Adresse {name} ist, oder geben Sie die Adresse ein.',
  'recipient.looking': '{chain} wird gefragt, wer {name} ist.',
  'recipient.found':
    '{name} hat eine Adresse auf {chain}. Wählen Sie sie aus, um dorthin zu zahlen.',
  'recipient.nobody': '{chain} kennt niemanden namens {name}.',
  'recipient.elsewhere':
    '{name} ist außerhalb von {chain} hinterlegt, und dort sucht diese App nicht. Geben Sie die Adresse ein.',
  'recipient.noneThere':
    '{name} hat eine Adresse auf {registry}, aber keine auf {chain}. Fragen Sie nach der Adresse dort, und geben Sie sie ein.',
  'recipient.lookUpFailed':
    'Der Node von {chain} hat nicht gesagt, wer {name} ist. Geben Sie die Adresse ein.',
  'recipient.noResolver': 'Auf {chain} werden keine Namen gesucht. Geben Sie die Adresse ein.',

  // offline
  'offline.label': 'Über diese Seite',
  'offline.offline': 'Offline',
  'offline.asOf':
    'Stand der Zahlen: {time}. Bis die Chain antwortet, kann nichts unterschrieben oder gezahlt werden.',
  'offline.noFigures': 'Bis die Chain antwortet, kann nichts unterschrieben oder gezahlt werden.',
  'offline.old': 'Stand der Zahlen: {time}',
  'offline.oldWhy':
    'Die Zahlen stammen von Ihrem letzten Besuch. Gateway oder Node antwortet nicht.',
  'offline.update': 'Eine neue Version ist bereit',
  'offline.updateWhy':
    'Sie gilt nach dem Neuladen. Schließen Sie erst ab, was Sie gerade ausfüllen: Was noch nicht geprüft ist, kann verloren gehen.',
  'offline.reload': 'Neu laden',
  'offline.later': 'Später',

  // activity
  'activity.title': 'Verlauf',
  'activity.reading': 'Verlauf wird gelesen',
  'activity.newest': 'den neuesten Stand des Verlaufs',
  'activity.empty.title': 'Noch ist nichts geschehen',
  'activity.empty.text':
    'Hier stehen Zahlungen, sobald sie auf der Chain sind, und alles, was das Konto erhält.',
  'activity.here.title': 'In den neuesten Blöcken nichts gefunden',
  'activity.here.text':
    'Was davor geschah, ist hier nicht bekannt: Diese Seite hat nur die neuesten Blöcke gelesen.',
  'activity.here.end': 'Was davor geschah, ist hier nicht bekannt.',
  'activity.none.title': 'Nichts passt',
  'activity.none.text': 'Unter den geladenen Einträgen passt keiner zu Ihrer Suche.',
  'activity.none.all': 'Alles zeigen',

  'activity.search': 'Namen, Adressen, Token suchen',
  'activity.filter': 'Zeigen',
  'activity.filter.all': 'Alle',
  'activity.filter.in': 'Zugänge',
  'activity.filter.out': 'Abgänge',
  'activity.filter.batch': 'Sammelaufträge',
  'activity.filter.settings': 'Einstellungen',
  'activity.filter.module': 'Module',
  'activity.dust': {
    one: '{count} Überweisung sieht wertlos oder verdächtig aus.',
    other: '{count} Überweisungen sehen wertlos oder verdächtig aus.',
  },
  'activity.dust.show': 'Zeigen',
  'activity.dust.fold': 'Ausblenden',
  'activity.loading': 'Früheres wird gelesen',
  'activity.earlier': 'Früheres lesen',
  'activity.end': 'Erster Eintrag.',
  'activity.shown': { one: '{count} Eintrag geladen', other: '{count} Einträge geladen' },
  'activity.side.title': 'Summe der gezeigten Einträge',
  'activity.side.since': {
    one: '{count} Eintrag seit {since}.',
    other: '{count} Einträge seit {since}.',
  },
  'activity.side.more': 'Es gibt frühere, die noch nicht gelesen sind.',
  'activity.side.nothing': 'Nichts zu summieren.',
  'activity.side.payees': 'Am häufigsten bezahlt',
  'activity.side.times': { one: 'einmal', other: '{count}-mal' },
  'activity.side.source': 'Gateway',
  'activity.in': 'Zugang',
  'activity.out': 'Abgang',
  'activity.quiet': 'Keine Überweisungen',
  'activity.uncounted': {
    one: 'Ein Aufruf eines Vertrags ist nicht in der Summe.',
    other: '{count} Aufrufe von Verträgen sind nicht in der Summe.',
  },
  'activity.unread': {
    one: '{count} nicht lesbarer Eintrag',
    other: '{count} nicht lesbare Einträge',
  },
  'activity.partMonth': 'soweit gelesen',

  'activity.row.received': 'Erhalten von {name}',
  'activity.row.minted': 'Erhalten (neue Token)',
  'activity.row.sent': 'Gezahlt an {name}',
  'activity.row.sentCollectible': 'Gesendet an {name}',
  'activity.row.batch': {
    one: 'Sammelauftrag mit {count} Aufruf',
    other: 'Sammelauftrag mit {count} Aufrufen',
  },
  'activity.row.paidMany': {
    one: '{count} Person bezahlt',
    other: '{count} Personen bezahlt',
  },
  'activity.row.rejected': 'Eine Zahlung storniert',
  'activity.row.created': 'Konto erstellt von {name}',
  'activity.row.call': 'Contract {name} aufgerufen',
  'activity.row.addOwner': '{name} als Inhaber hinzugefügt',
  'activity.row.removeOwner': '{name} als Inhaber entfernt',
  'activity.row.swapOwner': 'Inhaber durch {name} ersetzt',
  'activity.row.threshold': {
    one: 'Nun genügt {count} Unterschrift',
    other: 'Nun sind {count} Unterschriften nötig',
  },
  'activity.row.settings': 'Einstellungen des Kontos geändert',
  'activity.row.unknown': 'Etwas, das diese App nicht lesen kann',
  'activity.row.module': 'durch ein Modul, ohne Unterschriften',
  'activity.row.failed': 'Nicht durchgegangen: Nichts wurde bewegt, die Gebühr ist bezahlt',
  'activity.row.cancelled': 'Nie geschehen: Eine andere nahm den Platz ein',
  'activity.row.claimed': 'sagt das Gateway',
  'activity.row.note': '„{note}“',

  'activity.export': 'Exportieren',
  'activity.export.title': 'Verlauf mitnehmen',
  'activity.export.what': 'Was',
  'activity.export.loaded': 'Was hier zu sehen ist',
  'activity.export.time': 'Ein Zeitraum',
  'activity.export.from': 'Von',
  'activity.export.to': 'Bis',
  'activity.export.csv': 'Als CSV speichern',
  'activity.export.json': 'Als JSON speichern',
  'activity.export.reading': {
    one: '{count} Eintrag gelesen, zurück bis {day}.',
    other: '{count} Einträge gelesen, zurück bis {day}.',
  },
  'activity.export.begin': 'Wird gelesen.',
  'activity.export.checking': {
    one: '{count} von {all} Einträgen nachgeschlagen.',
    other: '{count} von {all} Einträgen nachgeschlagen.',
  },
  'activity.export.cancel': 'Abbrechen',
  'activity.export.done': {
    one: '{count} Zeile gespeichert.',
    other: '{count} Zeilen gespeichert.',
  },
  'activity.export.unread': {
    one: 'Was {count} Sammelauftrag oder Aufruf gezahlt hat, ließ sich nicht lesen: Er ist eine Zeile ohne Betrag.',
    other:
      'Was {count} Sammelaufträge und Aufrufe gezahlt haben, ließ sich nicht lesen: Jeder ist eine Zeile ohne Betrag.',
  },
  'activity.export.nothing': 'In diesem Zeitraum gibt es nichts.',
  'activity.export.stopped': 'Abgebrochen. Nichts wurde gespeichert.',
  'activity.export.failed':
    'Das Gateway hat nicht bis zum Ende geantwortet. Nichts wurde gespeichert. Versuchen Sie es noch einmal.',
  'activity.export.close': 'Schließen',
  'activity.export.hint':
    'Jede Zahlung eines Sammelauftrags hat eine eigene Zeile. Die letzte Spalte sagt, ob die Chain eine Zeile bestätigt hat oder ob nur das Gateway es sagt. Zellen, die eine Tabelle als Formel ausführen würde, werden als Text geschrieben.',

  // assets
  'assets.title': 'Guthaben',
  'assets.noTotal': 'Der Wert ist nicht bekannt: Niemand hat einen Preis genannt.',
  'assets.unpriced': {
    one: '{count} Token ohne Preis ist nicht in der Summe.',
    other: '{count} Token ohne Preis sind nicht in der Summe.',
  },
  'assets.tokens': 'Token',
  'assets.reading': 'Token werden gelesen',
  'assets.what': 'das Guthaben dieses Kontos',
  'assets.what.collectibles': 'die Sammlerstücke',
  'assets.none': 'Noch kein Token',
  'assets.noneText': 'Was an die Adresse dieses Kontos gesendet wird, erscheint hier.',
  'assets.each': '{price} pro Stück',
  'assets.noPrice': 'kein Preis',
  'assets.unknownWorth': 'Wert nicht bekannt',
  'assets.byChain': 'Das sagt die Chain.',
  'assets.byGateway':
    'Das sagt das Gateway; die Chain wurde nicht gefragt oder hat nicht geantwortet.',
  'assets.payWith': 'Mit {symbol} zahlen',
  'assets.about': 'Mehr über {symbol}',
  'assets.contract': 'Contract des Tokens',
  'assets.calls': 'Er nennt sich {name}. Was er ist, sagt sein Contract:',
  'assets.payAny': 'Zahlen',
  'assets.hide': 'Beiseitelegen',
  'assets.trust': 'Auf diesem Gerät vertrauen',
  'assets.more': '{count} weitere von {all} zeigen',
  'assets.hidden': {
    one: '{count} Token ist beiseitegelegt',
    other: '{count} Token sind beiseitegelegt',
  },
  'assets.hiddenText':
    'Jeder kann jedem einen Token mit beliebigem Namen senden. Ihre Auswahl bleibt auf diesem Gerät.',
  'assets.reason.advertises': 'Sein Name führt zu einer Website. Gehen Sie nicht dorthin.',
  'assets.reason.hides': 'Sein Name enthält unsichtbare Zeichen.',
  'assets.reason.imitates': 'Er nennt sich wie ein anderer Token.',
  'assets.reason.long': 'Sein Name ist länger als bei Token üblich.',
  'assets.reason.unlisted': 'Das Gateway vertraut ihm nicht.',
  'assets.reason.chosen': 'Von Ihnen beiseitegelegt.',
  'assets.reason.nothing': 'Das Konto hat nichts davon.',
  'assets.reason.dust': 'Weniger als einen Cent wert.',
  'assets.spam': 'Ausgeblendetes und mutmaßlichen Spam zeigen',
  'assets.spamShown': 'Was das Gateway für Spam hält, ist dabei.',
  'assets.collectibles': 'Sammlerstücke',
  'assets.collectiblesReading': 'Sammlerstücke werden gelesen',
  'assets.collectiblesNone': 'Das Gateway kennt hier kein Sammlerstück.',
  'assets.collectiblesMore': 'Mehr zeigen',
  'assets.pictures':
    'Bilder werden nicht geladen: Wer sie bereitstellt, sähe sonst, wer hinschaut. Jede Zeichnung entsteht hier aus Sammlung und Nummer.',
  'assets.unnamedCollectible': 'Ohne Namen',
  'assets.number': 'Nr. {id}',
  'assets.owned': 'Die Chain sagt, dass es hier ist.',
  'assets.ownedShort': 'hier',
  'assets.asking': 'wird gefragt',
  'assets.askingText': 'Das Gateway führt es auf. Die Chain wird gefragt.',
  'assets.gone': 'Das Gateway führt es hier auf. Die Chain nennt einen anderen Besitzer.',
  'assets.unchecked': 'Gateway',
  'assets.uncheckedText': 'Das Gateway führt es auf. Die Chain hat nicht gesagt, wem es gehört.',
  'assets.collection': 'Adresse',
  'assets.send': 'Senden',
  'assets.sendTitle': '{name} senden',
  'assets.review': 'Prüfen',
  'assets.cancel': 'Abbrechen',
  'assets.sources': 'Woher die Zahlen kommen',
  'assets.sourceChain': 'Der Betrag wurde von der Chain gelesen.',
  'assets.sourceGateway': 'Für Preise und Beträge mit diesem Zeichen steht nur das Gateway ein.',
  'assets.sourceDevice':
    'Was beiseitegelegt oder als vertrauenswürdig markiert ist, bleibt auf diesem Gerät.',

  // co-signing without a gateway
  'cosign.title': 'Gemeinsam unterschreiben, ohne Server',
  'cosign.page': 'Ohne Server unterschreiben',
  'cosign.lead':
    'Eine Zahlung geht als Link oder Datei von Inhaber zu Inhaber und wird direkt auf der Chain ausgeführt.',
  'cosign.open': 'Zahlung öffnen',
  'cosign.openHint':
    'Was Sie öffnen, wird auf diesem Gerät geprüft. Nichts davon wird irgendwohin gesendet.',
  'cosign.files': 'Dateien wählen',
  'cosign.filesHint': 'Eine oder mehrere zu derselben Zahlung. Sie können sie auch hierher ziehen.',
  'cosign.paste': 'Oder Link oder Text einfügen',
  'cosign.go': 'Öffnen',
  'cosign.reading': 'Unterschriften werden gelesen und geprüft',

  'cosign.kept': 'In diesem Browser',
  'cosign.none': 'Keine Zahlung ist unterwegs',
  'cosign.noneWhy':
    'Öffnen Sie, was Ihnen ein anderer Inhaber gegeben hat, oder wählen Sie beim Prüfen einer Zahlung „Zum Unterschreiben weitergeben“.',
  'cosign.signatures': {
    one: '{count} Unterschrift lag bei',
    other: '{count} Unterschriften lagen bei',
  },
  'cosign.executed': 'Ausgeführt',
  'cosign.passed': 'Vorbei: Eine andere nahm den Platz ein',
  'cosign.row': '{account} · Nr. {nonce} in der Reihe · geändert vor {when}',
  'cosign.title.payment': 'Zahlung an {name}',
  'cosign.title.batch': {
    one: 'Sammelauftrag mit {count} Aufruf',
    other: 'Sammelauftrag mit {count} Aufrufen',
  },
  'cosign.title.rejection': 'Eine Stornierung',
  'cosign.title.settings': 'Änderung des Kontos',
  'cosign.title.call': 'Aufruf eines Contracts',

  'cosign.how': 'So geht es',
  'cosign.how.sign': 'Sie lesen die Zahlung hier und unterschreiben mit Ihrer Wallet.',
  'cosign.how.pass': 'Sie geben Link oder Datei weiter, per E-Mail oder Chat.',
  'cosign.how.back':
    'Jeder Inhaber fügt eine Unterschrift hinzu und gibt weiter. Mehrere Dateien werden zusammengeführt.',
  'cosign.how.execute':
    'Mit genug Unterschriften kann jeder sie ausführen. Dazu braucht es nur die Chain.',

  'cosign.owners': 'Die Chain wird nach dem Konto und seinen Token gefragt',
  'cosign.what': 'das Konto und seine Token',

  'cosign.share': 'Weitergeben',
  'cosign.shareHint':
    'Mit jeder gültigen Unterschrift. Was im Link nach dem # steht, erreicht keinen Server.',
  'cosign.copy': 'Link kopieren',
  'cosign.save': 'Als Datei speichern',
  'cosign.code': { one: 'Code zum Scannen zeigen', other: '{count} Codes zum Scannen zeigen' },
  'cosign.codesHow':
    'Wählen Sie auf dem anderen Gerät in dieser App „Zahlung öffnen“, dann „Codes scannen“. Halten Sie seine Kamera auf die Codes, bis alle gelesen sind.',
  'cosign.codeOf': 'Ein Code mit dem Link zu dieser Zahlung',
  'cosign.noCode': 'Für Codes ist sie zu lang. Geben Sie die Datei weiter.',
  'cosign.scan': 'Codes scannen',
  'cosign.scan.stop': 'Scannen beenden',
  'cosign.scan.camera': 'Was die Kamera sieht',
  'cosign.scan.hold': 'Halten Sie die Kamera auf den Code.',
  'cosign.scan.seen': '{seen} von {total} Codes gelesen. Halten Sie weiter darauf.',
  'cosign.scan.unable':
    'Dieser Browser kann keine Codes lesen. Ein einzelner Code ist ein Link, den die Kamera-App Ihres Telefons öffnet; bei mehreren Codes bitten Sie um den Link oder die Datei.',
  'cosign.scan.failed':
    'Die Kamera war nicht zu benutzen: Sie wurde nicht erlaubt, ein anderes Programm benutzt sie, oder es gibt keine. Bitten Sie um den Link oder die Datei.',
  'cosign.add': 'Hinzufügen, was zurückkam',
  'cosign.added': {
    one: '{count} Unterschrift lag bei. Was gültig ist, steht auf dieser Seite.',
    other: '{count} Unterschriften lagen bei. Was gültig ist, steht auf dieser Seite.',
  },
  'cosign.nothingNew': 'Es war keine Unterschrift dabei, die hier noch fehlte.',
  'cosign.gone': 'Diese Zahlung ist nicht in diesem Browser',
  'cosign.goneWhy': 'Öffnen Sie den Link oder die Datei noch einmal.',

  'cosign.left': {
    one: 'Eine Unterschrift wurde weggelassen',
    other: '{count} Unterschriften wurden weggelassen',
  },
  'cosign.left.stranger': 'Die von {name}: laut Chain kein Inhaber dieses Kontos.',
  'cosign.left.invalid': 'Die angeblich von {name}: Sie gilt nicht für diese Zahlung.',
  'cosign.leftWhy': 'Was weggelassen ist, zählt nicht und wird nicht weitergegeben.',
  'cosign.device':
    'Sie haben unterschrieben. Geben Sie die Zahlung an den nächsten Inhaber weiter.',
  'cosign.execute': 'Jetzt senden',
  'cosign.signAndExecute': 'Zustimmen und senden',
  'cosign.connect': 'Verbinden Sie eine Wallet, um es zu senden.',
  'cosign.used': 'Der Platz in der Reihe ist verbraucht',
  'cosign.usedWhy':
    'Sie wurde ausgeführt, oder eine andere nahm ihren Platz ein. Sehen Sie im Verlauf nach, sobald das Gateway antwortet.',

  'cosign.bad.format':
    'Das ist keine Zahlung zum Unterschreiben: weder ein Link noch eine Datei noch deren Text.',
  'cosign.bad.formatVersion':
    'Das wurde von einer neueren Version geschrieben. Öffnen Sie es mit einer neueren Version dieser App.',
  'cosign.bad.damaged': 'Das ist abgeschnitten oder beschädigt. Kopieren Sie alles noch einmal.',
  'cosign.bad.tooLarge': 'Das ist größer, als eine Zahlung sein kann. Nichts davon wurde gelesen.',
  'cosign.bad.full': {
    one: 'Dieser Browser bewahrt höchstens {count} Zahlung zum Weitergeben auf. Verwerfen Sie diese zuerst.',
    other:
      'Dieser Browser bewahrt höchstens {count} Zahlungen zum Weitergeben auf. Verwerfen Sie eine, die nicht mehr gebraucht wird.',
  },
  'cosign.bad.field':
    'Der Teil „{field}“ fehlt, ist unbekannt oder für kein Konto lesbar. Nichts davon wurde verwendet.',
  'cosign.bad.hash':
    'Jemand hat daran etwas geändert: Die Prüfsumme passt nicht zu dem, was gezahlt würde. Unterschreiben Sie das nirgends.',
  'cosign.bad.other':
    'Das sind verschiedene Zahlungen. Nur Dateien zu ein und derselben werden zusammengeführt.',
  'cosign.bad.otherHere':
    'Das ist eine andere Zahlung als die auf dieser Seite. Öffnen Sie sie für sich.',
  'cosign.bad.chain':
    'Sie ist für eine Chain, die diese App nicht bedient (Nummer {id}). Sie wurde nicht geöffnet.',
  'cosign.bad.file': 'Die Datei konnte nicht gelesen werden.',

  'cosign.without': 'Dieser Browser hat diese Zahlung',
  'cosign.withoutWhy':
    'Mit den zuletzt gesehenen Unterschriften. Sie lässt sich ohne das Gateway unterschreiben, weitergeben und ausführen.',
  'cosign.withoutGo': 'Ohne Gateway fortfahren',

  // search
  'finder.title': 'Suchen',
  'finder.field': 'Person, Zahlung, Konto oder Seite',
  'finder.results': 'Gefunden',
  'finder.nothing':
    'Nichts hier heißt so. Eine Person ist zu finden, sobald sie in diesem Browser einen Namen hat.',
  'finder.account': 'Konto',
  'finder.person': 'An diese Person zahlen',
  'finder.payment': 'Zahlung',

  // around every screen of an account
  'frame.accounts': 'Ihre Konten',
  'frame.places': 'Konto',
  'frame.home': 'Übersicht',
  'frame.assets': 'Guthaben',
  'frame.pay': 'Zahlen',
  'frame.requests': 'Anforderungen',
  'frame.inbox': 'Eingang',
  'frame.activity': 'Verlauf',
  'frame.people': 'Personen',
  'frame.messages': 'Nachrichten',
  'frame.settings': 'Einstellungen und Sicherheit',
  'frame.more': 'Mehr',
  'frame.waiting': { one: '{count} wartet', other: '{count} warten' },
  'frame.waitingAtLeast': 'mindestens {count} warten',
  'frame.forYou': { one: '{count} wartet auf Sie', other: '{count} warten auf Sie' },
  'frame.signers': '{chain} · {threshold} von {owners} unterschreiben',
  'frame.switch': 'Andere Konten',
  'frame.find': 'Person, Zahlung oder Seite suchen',
  'frame.findShort': 'Suchen',
  'frame.connect': 'Wallet verbinden',
  'frame.vouch': 'Wer antwortet',
  'frame.chain': 'Chain',
  'frame.gateway': 'Gateway',
  'frame.gatewayHere': 'Gateway in dieser Seite',
  'frame.device': 'Dieses Gerät',
  'frame.noAnswer': 'keine Antwort',
  'frame.asking': 'wird gefragt',
  'frame.leftOut': 'ausgelassen',
  'frame.build': 'Build {build}',

  // behind the rows of “More”
  'more.requests': 'Um Zahlung bitten oder Ihren Code zeigen',
  'more.assets': 'Token, ihr Wert, Sammlerstücke',
  'more.people': 'Namen für Adressen, nur in diesem Browser bekannt',
  'more.messages': 'Was das Konto unterschreibt, ohne zu zahlen',
  'more.settings': 'Inhaber, Regeln, Limits, Node, Sprache',
  'more.accounts': 'Alle, die Sie besitzen oder beobachten',

  // one message, and a new one
  'message.title': 'Nachricht',
  'message.newTitle': 'Neue Nachricht',
  'message.back': 'Nachrichten',
  'message.reading': 'Nachricht wird gelesen',
  'message.what': 'diese Nachricht',
  'message.what.this': 'diese Nachricht',
  'message.missingTitle': 'Keine solche Nachricht',
  'message.missing':
    'Das Gateway kennt keine Nachricht mit dieser Prüfsumme. Eine eben vorgeschlagene kann einen Moment brauchen.',
  'message.again': 'Noch einmal nachsehen',
  'message.app': 'für {app}',
  'message.headText': 'Ein Text zum Unterschreiben',
  'message.headTyped': '{type}',
  'message.headPermit': 'Eine Erlaubnis, Token abzubuchen',
  'message.headTransaction': 'Eine Transaktion eines anderen Kontos',
  'message.says': 'Was darin steht',
  'message.domain': 'Wofür sie ist',
  'message.domainHint': 'So sagt es der Verfasser.',
  'message.fields': 'Was darin steht',
  'message.unsigned': 'Gezeigt, aber nicht unterschrieben',
  'message.unsignedHint':
    'Kein Typ nennt diese Werte: Sie gehören nicht zu dem, was unterschrieben wird.',
  'message.empty': 'Ein leerer Text.',
  'message.cut':
    'Sie ist zu lang, um ganz gezeigt zu werden, und kann deshalb hier nicht unterschrieben werden.',
  'message.hidden': {
    one: 'Sie enthält {count} unsichtbares Zeichen, das hier weggelassen ist.',
    other: 'Sie enthält {count} unsichtbare Zeichen, die hier weggelassen sind.',
  },
  'message.hiddenWhy':
    'Solche Zeichen können Wörter umdrehen oder zwei Texte gleich aussehen lassen. Auch sie werden unterschrieben.',
  'message.signIn': 'Wer diese Unterschrift hat, ist bei {domain} als dieses Konto angemeldet.',
  'message.signInWhy': 'Unterschreiben Sie nur, wenn Sie selbst auf {domain} sind.',
  'message.permitAny': '{spender} darf damit alle {token} von {owner} abbuchen.',
  'message.permit': '{spender} darf damit {amount} {token} von {owner} abbuchen.',
  'message.permitUnits':
    '{spender} darf damit {amount} kleinste Einheiten des Tokens {token} von {owner} abbuchen.',
  'message.permitWhy':
    'Es folgt keine Zahlung, die Inhaber aufhalten könnten: Wer die Unterschriften hat, bucht die Token ab, wann er will.',
  'message.permitMeant': 'Ich will, dass das abgebucht werden darf.',
  'message.permitOwn': 'diesem Konto',
  'message.unknownForm': 'Diese App kennt diese Form nicht.',
  'message.unknownFormWhy':
    'Was sie erlaubt, bestimmt der Contract, der sie liest. Fragen Sie, wer die Unterschrift will.',
  'message.otherChain': 'Sie ist für Chain {chain}, dieses Konto ist auf {own}.',
  'message.otherChainWhy':
    'Die Unterschrift des Kontos zählt trotzdem nur auf seiner eigenen Chain.',
  'message.lie': 'Das Gateway zeigt eine andere Nachricht als die mit dieser Prüfsumme',
  'message.lieWhy':
    'Was hier steht, ergibt für dieses Konto eine andere Prüfsumme. Entweder sagt das Gateway die Unwahrheit, oder die Nachricht gehört zu einem anderen Konto. Es kann nichts unterschrieben werden.',
  'message.lieClaimed': 'Das Gateway nennt',
  'message.lieOwn': 'Dieses Gerät errechnet',
  'message.unreadable': 'Diese Nachricht ist nicht lesbar',
  'message.unreadableWhy':
    'Ihre Werte passen nicht zu ihren Typen, oder eine Zahl war zu groß, um genau gelesen zu werden. Niemand kann sagen, was sie erlaubt, deshalb kann nichts unterschrieben werden.',
  'message.contractLie': 'Der Contract des Kontos errechnet eine andere Prüfsumme',
  'message.contractLieWhy':
    'Der Node oder der Contract, der für dieses Konto antwortet, widerspricht dieser Seite. Es kann nichts unterschrieben werden.',
  'message.noHandler': 'Nichts an diesem Konto antwortet Apps',
  'message.noHandlerWhy':
    'Es hat keinen Fallback-Handler für Nachrichten, eine Unterschrift könnte also nie gültig sein. Ein Inhaber kann einen setzen; bis dahin wird nichts unterschrieben.',
  'message.device': 'Ihr Ledger zeigt diese beiden Codes',
  'message.deviceDomain': 'Domain-Hash',
  'message.deviceMessage': 'Message-Hash',
  'message.deviceCompare': 'Vergleichen Sie jede Gruppe.',
  'message.hash': 'Safe-Message-Hash',
  'message.copyHash': 'Safe-Message-Hash kopieren',
  'message.checks': 'Prüfungen dieser Nachricht',
  'message.checksSome': '{passed} von {count} Prüfungen',
  'message.checksAll': 'Alle Prüfungen bestanden',
  'message.checksFailed': {
    one: '{count} Prüfung nicht bestanden',
    other: '{count} Prüfungen nicht bestanden',
  },
  'message.seal': 'Siegel dieser Nachricht, {passed} von {count} Prüfungen bestanden',
  'message.check.bytes': 'Diese Seite ergibt die Prüfsumme',
  'message.check.bytesBad': 'Keine Prüfsumme möglich',
  'message.check.contract': 'Der Contract stimmt zu',
  'message.check.contractBad': 'Der Contract widerspricht',
  'message.check.contractNone': 'Der Contract hat keine Antwort',
  'message.check.gateway': 'Das Gateway stimmt zu',
  'message.check.gatewayBad': 'Das Gateway widerspricht',
  'message.check.gatewayNew': 'Das Gateway kennt sie noch nicht',
  'message.check.signatures': 'Die Unterschriften gelten',
  'message.check.signaturesBad': 'Nicht alle Unterschriften gelten',
  'message.check.signaturesNone': 'Noch niemand hat unterschrieben',
  'message.check.valid': 'Das Konto erkennt sie als seine an',
  'message.check.validBad': 'Das Konto erkennt sie nicht als seine an',
  'message.check.validOpen': 'Das Konto wird bei der letzten Unterschrift gefragt',
  'message.by.device': 'auf diesem Gerät errechnet',
  'message.by.sameHash': 'gleiche Prüfsumme',
  'message.by.otherHash': 'andere Prüfsumme',
  'message.by.noAnswer': 'noch keine Antwort',
  'message.by.recovered': {
    one: '{count} hier nachgerechnet',
    other: '{count} hier nachgerechnet',
  },
  'message.by.erc1271': 'isValidSignature (ERC-1271)',
  'message.by.later': 'wenn genug unterschrieben haben',
  'message.by.notSent': 'wenn Sie unterschrieben haben',
  'message.signers': '{signed} von {threshold} Unterschriften',
  'message.signer.signed': 'unterschrieben',
  'message.signer.now': 'Sie, jetzt',
  'message.signer.missing': 'noch nicht',
  'message.signer.spare': 'nicht nötig',
  'message.signer.invalid': 'gilt nicht',
  'message.bad': {
    one: '{count} Unterschrift, die das Gateway zeigt, zählt nicht.',
    other: '{count} Unterschriften, die das Gateway zeigt, zählen nicht.',
  },
  'message.badWhy':
    'Was zählt, wird hier aus der Unterschrift selbst errechnet und stammt von einem Inhaber.',
  'message.combined': 'Die Unterschrift des Kontos',
  'message.combinedWhy':
    'Für eine App, die danach fragt: die Unterschriften der Inhaber, aneinandergefügt.',
  'message.combinedCopy': 'Unterschrift des Kontos kopieren',
  'message.sign': 'Nachricht unterschreiben',
  'message.confirm': 'Auch unterschreiben',
  'message.sendAgain': 'Noch einmal senden',
  'message.kept':
    'Sie haben unterschrieben, aber das Gateway hat die Unterschrift noch nicht angenommen. Ihre Unterschrift ist in diesem Browser aufbewahrt. Senden Sie sie noch einmal; Ihre Wallet wird nicht wieder gefragt.',
  'message.unstored':
    'Sie haben unterschrieben, aber das Gateway hat die Unterschrift noch nicht angenommen. Senden Sie sie noch einmal; Ihre Wallet wird nicht wieder gefragt. Dieser Browser speichert nichts mehr: Wenn Sie diese Seite verlassen, ist die Unterschrift weg.',
  'message.fromHere': 'Wie dieser Browser sie aufbewahrt: Vom Gateway liegt nichts dazu vor.',
  'message.checking': 'Die Prüfsumme wird mit dem Contract des Kontos verglichen.',
  'message.asking': 'Prüfen Sie Ihre Wallet: Sie muss den Code oben zeigen.',
  'message.sending': 'Unterschrieben. Die Unterschrift wird dem Gateway übergeben.',
  'message.turn.done': 'Alle nötigen Unterschriften sind da',
  'message.turn.doneWhy': 'Die Unterschrift des Kontos kann kopiert werden.',
  'message.turn.closed': 'Unterschreiben ist gesperrt',
  'message.turn.closedWhy': 'Eine Prüfung ist nicht bestanden.',
  'message.turn.connect': 'Zum Unterschreiben eine Wallet verbinden',
  'message.turn.connectWhy': 'Die Wallet eines Inhabers.',
  'message.turn.elsewhere': 'Ein anderer Tab hat eine andere Wallet',
  'message.turn.elsewhereWhy': 'Verbinden Sie hier neu.',
  'message.turn.watch': 'Sie sind kein Inhaber dieses Kontos',
  'message.turn.watchWhy': 'Seine Inhaber können das unterschreiben.',
  'message.turn.signed': 'Sie haben unterschrieben',
  'message.turn.signedWhy': {
    one: '{count} weitere Unterschrift fehlt.',
    other: '{count} weitere Unterschriften fehlen.',
  },
  'message.turn.wait': 'Die Chain wird gefragt',
  'message.turn.waitWhy': 'Zum Unterschreiben fehlen noch ihre Prüfsumme und die Inhaber.',
  'message.turn.read': 'Lesen Sie, was sie erlaubt',
  'message.turn.readWhy': 'Bestätigen Sie oben, dass Sie das wollen.',
  'message.turn.yours': 'Ihre ist Unterschrift {place} von {threshold}',
  'message.turn.yoursWhy': 'Nichts wird an die Chain gesendet.',
  'message.kindText': 'Ein Text',
  'message.kindTyped': 'Typisierte Daten (EIP-712)',
  'message.kind': 'Was unterschrieben wird',
  'message.field': 'Text',
  'message.fieldHint':
    'Zeichen für Zeichen: Auch Zeilenumbrüche und Leerzeichen werden unterschrieben.',
  'message.bytesHint':
    'Unterschrieben wird der Text, den Sie sehen, nicht die Bytes, für die er steht.',
  'message.lineEnds': 'Womit jede Zeile endet',
  'message.lineEnds.lf': 'Ein Zeichen (LF), wie es die meisten Programme schreiben',
  'message.lineEnds.crlf': 'Zwei Zeichen (CRLF), wie Windows es schreibt',
  'message.json': 'Typisierte Daten als JSON',
  'message.jsonHint': 'Mit domain, types, primaryType und message, so wie eine Wallet sie bekommt.',
  'message.problem.long': 'Das ist länger als {most} Zeichen.',
  'message.problem.json': 'Das ist kein JSON. {detail}',
  'message.problem.object': 'Typisierte Daten sind ein Objekt in geschweiften Klammern.',
  'message.problem.missing': '„{field}“ fehlt oder ist kein Objekt.',
  'message.problem.primaryType': '„primaryType“ fehlt oder ist kein Text.',
  'message.problem.type': 'Den Typ „{type}“ gibt es in „types“ nicht.',
  'message.problem.field':
    'Der Typ „{type}“ ist keine Liste von Feldern mit je einem Namen und einem Typ.',
  'message.problem.number':
    'Die Zahl bei {path} ist zu groß, um genau gelesen zu werden. Setzen Sie sie in Anführungszeichen.',
  'message.problem.deep': 'Das ist zu tief verschachtelt, um geprüft zu werden.',
  'message.problem.value': 'Der Wert bei {path} passt nicht zu seinem Typ.',
  'message.problem.values': 'Ein Wert passt nicht zu seinem Typ.',
  'message.review': 'Prüfen',
  'message.change': 'Ändern',

  // messages
  'messages.title': 'Nachrichten',
  'messages.intro':
    'Was dieses Konto sagt, ohne zu zahlen: Anmeldungen, Vereinbarungen, Erlaubnisse. Nichts wird an die Chain gesendet, und es kostet keine Gebühr.',
  'messages.new': 'Neue Nachricht',
  'messages.reading': 'Nachrichten werden gelesen',
  'messages.what': 'die Nachrichten',
  'messages.keptTitle': 'Hier unterschrieben, noch nicht beim Gateway',
  'messages.keptWhy':
    'Das Gateway hat diese Unterschriften nicht angenommen. Sie sind in diesem Browser aufbewahrt: Öffnen Sie jede und senden Sie sie noch einmal.',
  'messages.emptyTitle': 'Keine Nachrichten',
  'messages.empty':
    'Schreiben Sie eine, oder lassen Sie eine App dieses Konto um Anmeldung bitten. Hier steht jede Nachricht mit denen, die sie unterschrieben haben.',
  'messages.earlier': 'Frühere Nachrichten',
  'messages.loading': 'Frühere Nachrichten werden gelesen',
  'messages.by': 'von {who}, sagt das Gateway',
  'messages.text': '„{text}“',
  'messages.textEmpty': 'Ein leerer Text',
  'messages.typed': '{type} für {name}',
  'messages.typedOnly': '{type}',
  'messages.permitMark': 'Wer diese Unterschrift hat, darf Token dieses Kontos abbuchen.',
  'messages.transactionMark': 'Sie zählt als Ihre Unterschrift in einem anderen Konto.',
  'messages.lieMark':
    'Das Gateway zeigt eine andere Nachricht, als es aufbewahrt. Unterschreiben Sie sie nicht.',
  'messages.unreadableMark': 'Sie ist nicht lesbar, niemand kann also sagen, was sie erlaubt.',
  'messages.badMark': {
    one: '{count} Unterschrift, die das Gateway zeigt, zählt nicht.',
    other: '{count} Unterschriften, die das Gateway zeigt, zählen nicht.',
  },
  'messages.complete': 'Unterschrieben',
  'messages.answersTitle': 'Wie eine App sie prüft',
  'messages.answersWith':
    'Eine App fragt dieses Konto, ob die Unterschriften gelten (ERC-1271). Für das Konto antwortet der Contract {contract}.',
  'messages.answersItself':
    'Eine App fragt dieses Konto, ob die Unterschriften gelten (ERC-1271). Es antwortet selbst.',
  'messages.answersUnknown':
    'Eine App fragt dieses Konto, ob die Unterschriften gelten (ERC-1271). Was für das Konto antwortet, hat die Chain nicht gesagt.',
  'messages.answersNone':
    'Nichts an diesem Konto antwortet Apps: Es hat keinen Fallback-Handler. Was hier unterschrieben wird, kann für eine App nie gültig sein.',
  'messages.handler': 'Sein Fallback-Handler',
  'messages.chain': 'von der Chain gelesen',
  'messages.neededTitle': 'Wer unterschreibt',
  'messages.needed': {
    one: '{count} von {owners} Inhabern unterschreibt eine Nachricht, wie eine Zahlung.',
    other: '{count} von {owners} Inhabern unterschreiben eine Nachricht, wie eine Zahlung.',
  },

  // the first screen of an account
  'home.title': 'Übersicht',
  'home.holds': 'Guthaben von {account}',
  'home.holdsUnnamed': 'Guthaben dieses gemeinsamen Kontos',
  'home.unknown': 'Der Wert ist nicht bekannt: Niemand hat einen Preis genannt.',
  'home.unknownHere':
    'Was das Konto wert ist, ist hier nicht bekannt: Ohne das Gateway gibt es keine Preise.',
  'home.week': '{change} diese Woche',
  'home.still': 'Diese Woche hat sich nichts bewegt',
  'home.prices': 'Preise vom Gateway',
  'home.unpriced': {
    one: '{count} Token ohne Preis ist nicht in der Summe.',
    other: '{count} Token ohne Preis sind nicht in der Summe.',
  },
  'home.promised': {
    one: '{sum} davon warten darauf, hinauszugehen: {count} im Eingang.',
    other: '{sum} davon warten darauf, hinauszugehen: {count} im Eingang.',
  },
  'home.promisedRest': {
    one: '{count} wartender Sammelauftrag oder Aufruf ist darin nicht enthalten.',
    other: '{count} wartende Sammelaufträge und Aufrufe sind darin nicht enthalten.',
  },
  'home.share': '{symbol} · {share}',
  'home.others': 'Andere',
  'home.needs': { one: 'Eine braucht Ihre Zustimmung', other: '{count} brauchen Ihre Zustimmung' },
  'home.needsNone': 'Gerade wartet nichts auf Sie',
  'home.allWaiting': {
    one: 'Die eine im Eingang',
    other: 'Alle {count} im Eingang',
  },
  'home.look': 'Prüfen',
  'home.why': 'Grund ansehen',
  'home.stopped': 'Unterschreiben Sie das nirgends.',
  'home.checking': 'Chain, Gateway und dieses Gerät werden gefragt',
  'home.checks': {
    one: '{passed} von {total} Prüfungen, eine läuft',
    other: '{passed} von {total} Prüfungen, {count} laufen',
  },
  'home.more': 'Lesen Sie zuerst die Seite dieser Zahlung',
  'home.signed': 'Unterschrieben. Das Gateway hat Ihre Unterschrift.',
  'home.execute': 'Prüfen und senden',
  'home.recent': 'Letzte Zahlungen',
  'home.allRecent': 'Ganzer Verlauf',
  'home.assets': 'Alle Guthaben',
  'home.pace': 'Bei diesem Tempo',
  'home.months': { one: '{count} Monat', other: '{count} Monate' },
  'home.perMonth': 'In einem üblichen Monat gehen netto {sum} ab.',
  'home.pay': 'Zahlen',
  'home.receive': 'Empfangen oder eine Zahlung anfordern',
  'home.mustSign': '{threshold} von {owners} Inhabern müssen unterschreiben',
  'home.you': 'Sie',
  'home.namedYou': '{name} (Sie)',
  'home.nothing': 'Noch ist nichts geschehen',
  'home.nothingText':
    'Senden Sie etwas an die Adresse nebenan, oder tätigen Sie die erste Zahlung.',
  'home.tokens': 'Token',
  'home.tokens.reading': 'Token werden gelesen',
  'home.tokens.unread': 'Die Token ließen sich nicht lesen.',
  'home.activity.reading': 'Verlauf wird gelesen',
  'home.activity.unread': 'Der Verlauf ließ sich nicht lesen.',
  'home.address': 'Adresse',
  'home.inbox': 'Eingang',
  'home.newest': 'die neuesten Zahlen dieses Kontos',
  'home.watching': 'Sie sehen nur zu und unterschreiben nicht.',
  'home.watching.text': 'Die verbundene Adresse ist kein Inhaber dieses Kontos.',
  'home.unlisted': 'Das Gateway kennt dieses Konto nicht.',
  'home.unlisted.text':
    'Inhaber, Unterschriften und {symbol} sind von der Chain gelesen. Token, Eingang und Verlauf fehlen, bis das Gateway es kennt.',
  'home.disputed.owners': 'Das Gateway nennt andere Inhaber als die Chain.',
  'home.disputed.threshold':
    'Das Gateway nennt eine andere Zahl nötiger Unterschriften als die Chain.',
  'home.disputed.both':
    'Das Gateway nennt andere Inhaber und eine andere Zahl nötiger Unterschriften als die Chain.',
  'home.disputed.text':
    'Was hier steht, sagt die Chain. Bis beide übereinstimmen, vertrauen Sie nichts anderem, was das Gateway über dieses Konto sagt.',
  'home.imitates': 'Sieht aus wie {name}, ist aber eine andere Adresse.',
  'home.name': 'Konto benennen',
  'home.rename': 'Konto umbenennen',
  'home.name.field': 'Name des Kontos, für diesen Browser',
  'home.name.save': 'Speichern',
  'home.chain': 'Chain',
  'home.gateway': 'Gateway',

  // tokens on the first screen
  'tokens.baseUnits': 'kleinste Einheiten',
  'tokens.called':
    'Symbol {symbol}, Name {name}, so nennt ihn der Token selbst oder das Gateway. Was er ist, sagt sein Contract:',
  'tokens.contract': 'Contract des Tokens',
  'tokens.aside': {
    one: '{count} Token ist beiseitegelegt',
    other: '{count} Token sind beiseitegelegt',
  },
  'tokens.more': {
    one: '{count} weiteren von {all} zeigen',
    other: '{count} weitere von {all} zeigen',
  },
  'home.nothingKnown': 'In den neuesten Blöcken nichts gefunden',
  'home.nothingKnownText':
    'Was davor geschah, ist hier nicht bekannt: Diese Seite hat nur die neuesten Blöcke gelesen.',
  'home.tokensPartial':
    'Token, die diese Seite selbst gefunden hat. Es kann weitere geben, und niemand hat gesagt, welche davon Nachahmungen sind.',

  // an amount in a field
  'amount.empty': 'Geben Sie einen Betrag ein.',
  'amount.unreadable': 'Schreiben Sie den Betrag in Ziffern, zum Beispiel 1500 oder {example}.',
  'amount.twoWays': '{typed} lässt sich auf zwei Arten lesen. Schreiben Sie {without} oder {with}.',
  'amount.thousands': '{amount} – {thousands} Tausend',
  'amount.thousandsAnd': '{amount} – {thousands} Tausend {rest}',
  'amount.exactly': '{amount}',
  'amount.between': '{amount} – zwischen {low} und {high}',
  'amount.tooFine': {
    one: '{symbol} hat {count} Nachkommastelle.',
    other: '{symbol} hat {count} Nachkommastellen.',
  },
  'amount.nothing': 'Geben Sie mehr als 0 ein.',
  'amount.tooMuch': 'So viel hat das Konto nicht.',

  // a payment
  'pay.worth': 'Etwa {sum} nach dem Preis des Gateways.',
  'pay.note': 'Verwendungszweck',
  'pay.note.hint': 'Eine Notiz für die Inhaber. Nicht Teil der Zahlung.',
  'pay.bind': 'Fest mit der Zahlung verbinden',
  'pay.bind.hint':
    'Die Bytes, die die Inhaber unterschreiben, und die Chain tragen dann den Fingerabdruck dieser Worte. Wer die Worte kennt, kann ihn prüfen.',
  'pay.bind.refused':
    'Dieser Token nimmt keine Worte zu einer Zahlung an. Entfernen Sie das Häkchen, dann bleiben sie eine Notiz.',
  'pay.bind.tooLong': 'Diese Worte sind zu lang zum Verbinden. Fassen Sie sich kürzer.',
  'pay.bind.silent':
    'Der Node hat nicht geantwortet; deshalb weiß niemand, ob dieser Token die Worte annimmt. Versuchen Sie es noch einmal.',
  'pay.lately': 'Zuletzt bezahlt',
  'pay.lately.reading': 'Wen dieses Konto bezahlt hat, wird gelesen',
  'pay.lately.none': 'Noch niemand. Hier steht, an wen dieses Konto gezahlt hat.',
  'pay.lately.unknown':
    'In den neuesten Blöcken niemand. An wen davor gezahlt wurde, ist hier nicht bekannt.',
  'pay.lately.ago': 'vor {ago}',
  'pay.with': 'Zahlen mit',
  'pay.what': 'das Guthaben dieses Kontos',
  'pay.gateway': 'Gateway',
  'pay.page': 'Zahlen',
  'pay.amount': 'Betrag',
  'pay.holds': 'Guthaben des Kontos',
  'pay.all': 'Alles',
  'pay.amountIn': 'Betrag in {unit}',
  'pay.typeIn': 'In {unit} eingeben',
  'pay.comesTo': 'Gezahlt werden {amount} {symbol}, nach dem Preis des Gateways.',
  'pay.with.label': 'Mit',
  'pay.with.choose': 'Wählen Sie, womit gezahlt wird.',
  'pay.review': 'Prüfen',
  'pay.place': 'Diese Zahlung ist Nr. {place} in der Reihe.',
  'pay.place.text':
    'Sie ersetzt, was dort wartet: Nur eine von beiden kann geschehen. Welche zuerst ausgeführt wird, beendet die andere.',
  'pay.place.free': 'Die nächste freie Nummer verwenden',
  'pay.disconnected': 'Verbinden Sie die Wallet eines Inhabers, um eine Zahlung zu beginnen.',
  'pay.disconnected.connect': 'Wallet verbinden',
  'pay.notOwner': 'Sie können eine Zahlung vorbereiten. Ein Inhaber unterschreibt sie.',
  'pay.notOwner.text':
    'Die verbundene Adresse ist kein Inhaber dieses Kontos. Was Sie vorbereiten, geht als Link oder Datei an einen Inhaber.',
  'pay.kept': 'Unterschrieben, nicht gesendet',
  'pay.kept.again': 'Noch einmal senden',
  'pay.kept.drop': 'Unterschrift verwerfen',
  'pay.kept.refused': 'Die Unterschrift ist nicht mehr aufbewahrt. Nichts wurde gezahlt.',
  'pay.kept.opening': 'Unterschriebenes wird geöffnet',

  // payroll
  'payroll.page': 'An mehrere zahlen',
  'payroll.here':
    'Ohne das Gateway sind nur die Token bekannt, die zuletzt kamen oder gingen oder die dieser Browser in diesem Konto schon gesehen hat; für neue bürgt niemand. Was hier fehlt, kann trotzdem auf dem Konto sein.',
  'payroll.here.token':
    'Ohne das Gateway ist kein Token „{token}“ bekannt oder mehr als einer. Das heißt nicht, dass das Konto keinen hat.',
  'payroll.pay': 'Zahlen',
  'payroll.what': 'das Guthaben dieses Kontos',
  'payroll.asking': 'Das Guthaben des Kontos wird abgefragt',

  // what left lately, or waits already
  'alike.paid': '{account} hat das am {day} bezahlt.',
  'alike.waits': 'Dasselbe wartet schon, Nr. {place} in der Reihe.',
  'alike.muchPaid': {
    one: '{count} Zeile ist dieselbe wie in einer Zahlung vom {day}.',
    other: '{count} Zeilen sind dieselben wie in einer Zahlung vom {day}.',
  },
  'alike.muchWaits': {
    one: '{count} Zeile ist dieselbe wie in einer Zahlung, die auf Platz {place} wartet.',
    other: '{count} Zeilen sind dieselben wie in einer Zahlung, die auf Platz {place} wartet.',
  },
  'alike.why': 'Zahlen Sie es nur noch einmal, wenn das so gemeint ist.',
  'alike.see': 'Ansehen',

  // a payroll that was signed
  'batchSize.large': 'Niemand unterschreibt auf einem Ledger oder Trezor',
  'batchSize.large.hint':
    'Ein solches Gerät lehnt große Sammelaufträge ab, deshalb hat einer höchstens {lines} Zeilen. Ohne Gerät sind es weniger und größere.',
  'payrollTitle.label': 'Titel',
  'payrollTitle.default': 'Lohnliste {month}',
  'payrollTitle.hint':
    'Die anderen Inhaber sehen den Titel und einen Verwendungszweck, den alle Zeilen haben. Namen und Zwecke einzelner Zeilen bleiben in diesem Browser.',
  'payrollTitle.keep': {
    one: '{count} Namen unter Personen behalten',
    other: '{count} Namen unter Personen behalten',
  },
  'payrollEnd.lines': { one: '{count} Zeile', other: '{count} Zeilen' },
  'payrollEnd.closed': 'Diese Zeilen sind unterschrieben. Sie lassen sich nicht mehr ändern.',
  'payrollEnd.signed': 'Unterschrieben.',
  'payrollEnd.asking': 'Unterschrieben. Wie weit es ist, wird gefragt.',
  'payrollEnd.waits': 'Unterschrieben, wartet auf {names}.',
  'payrollEnd.waitsLong': {
    one: 'Unterschrieben, {count} Inhaber muss noch zustimmen.',
    other: 'Unterschrieben, {count} Inhaber müssen noch zustimmen.',
  },
  'payrollEnd.ready': 'Alle nötigen Zustimmungen sind da. Es kann jetzt gesendet werden.',
  'payrollEnd.paid': 'Bezahlt am {day}.',
  'payrollEnd.paidSome': 'Bezahlt.',
  'payrollEnd.failed': 'Es ging nicht durch. Nichts hat sich bewegt.',
  'payrollEnd.replaced': 'Es fand nicht statt: Etwas anderes nahm seinen Platz in der Reihe.',
  'payrollEnd.gone': 'Das Gateway hat es nicht mehr.',
  'payrollEnd.see': 'Ansehen',
  'payrollEnd.again': 'Wieder verwenden',
  'payrollEnd.new': 'Neue Lohnliste',
  'payrollEnd.cleared': 'Die Zeilen sind gelöscht.',
  'payrollEnd.undo': 'Rückgängig',
  'payroll.title': { one: '{count} Zeile zu zahlen', other: '{count} Zeilen zu zahlen' },
  'payroll.lead': 'Noch ist nichts unterschrieben.',
  'payroll.kept': 'auf diesem Gerät gespeichert',
  'payroll.account': 'diesem Konto',
  'payroll.startOver': 'Neu beginnen',
  'payroll.pasteMore': 'Mehr einfügen',
  'payroll.line': 'Zeile',

  'payroll.paste.label': 'Zeilen aus einer Tabelle einfügen',
  'payroll.paste.hint':
    'Je Zeile eine Zahlung: eine Adresse und ein Betrag, auf Wunsch mit Name, Token und Verwendungszweck. Komma, Semikolon und Tabulator trennen.',
  'payroll.paste.read': 'Zeilen lesen',
  'payroll.paste.file': 'Datei öffnen',
  'payroll.paste.tooLong': 'Das sind mehr als {lines} Zeilen. Teilen Sie die Datei auf.',
  'file.western': 'Als westeuropäischer Text gelesen. Prüfen Sie die Namen.',
  'file.tooLarge':
    'Diese Datei hat {megabytes} MB. Höchstens {limit} MB werden gelesen. Teilen Sie sie auf.',
  'file.tooLargeOne': 'Diese Datei hat {megabytes} MB. Gelesen werden höchstens {limit} MB.',
  'file.unreadable': 'Diese Datei lässt sich nicht als Text lesen. Speichern Sie sie als CSV.',

  'payroll.ask.decimalSign':
    'Wie sind die Beträge geschrieben? {example} lässt sich auf zwei Arten lesen.',
  'payroll.ask.mixed':
    'Die Beträge sind auf zwei Arten geschrieben, zum Beispiel {example}. Welches Zeichen steht vor den Cents?',
  'payroll.ask.point': 'Vor den Cents steht ein Punkt',
  'payroll.ask.comma': 'Vor den Cents steht ein Komma',
  'payroll.ask.amountColumn': 'Mehrere Spalten enthalten Zahlen. In welcher stehen die Beträge?',
  'payroll.ask.address': 'Keine Spalte enthält Adressen. Jede Zeile braucht eine.',
  'payroll.ask.amount': 'Keine Spalte enthält Beträge. Jede Zeile braucht einen.',
  'payroll.ask.addressColumn': 'Welche Spalte ist der Empfänger?',
  'payroll.ask.tokenColumn': 'In welcher Spalte steht der Token?',
  'payroll.ask.chainColumn': 'In welcher Spalte steht das Netzwerk?',
  'payroll.ask.chain': 'In den Zeilen steht {written} als Netzwerk. Ist das {chain}?',
  'payroll.ask.chain.none': {
    one: '{count} Zeile nennt kein Netzwerk. Gilt sie für {chain}?',
    other: '{count} Zeilen nennen kein Netzwerk. Gelten sie für {chain}?',
  },
  'payroll.ask.chain.yes': 'Ja, für {chain}',
  'payroll.ask.chain.no': 'Nein, für ein anderes Netzwerk',
  'payroll.ask.noColumn': 'Keine davon',
  'payroll.ask.example': '{title}: zum Beispiel {example}',
  'payroll.ask.example.total': '{title}: zahlt zusammen {total}, zum Beispiel {example}',
  'payroll.ask.choose': 'Wählen Sie',
  'payroll.ask.column.more':
    'Sagen Sie unten, welche Spalte es ist, oder berichtigen Sie den Text.',
  'payroll.ask.cutAmount':
    'Ein Komma hat die Beträge vielleicht zerteilt. Ist {example} ein Betrag?',
  'payroll.ask.cutAmount.one': 'Ein Betrag',
  'payroll.ask.cutAmount.two': 'Zwei Spalten',
  'payroll.ask.token.heading': 'Die Überschrift sagt {written}. Welcher Token bezahlt das?',
  'payroll.ask.token.amount': 'Die Beträge sagen {written}. Welcher Token bezahlt sie?',
  'payroll.ask.token.cell':
    'Die Zeilen sagen {written}, das dieses Konto nicht hat. Welcher Token bezahlt sie?',
  'payroll.ask.token.none': {
    one: '{count} Zeile nennt keinen Token. Womit wird sie bezahlt?',
    other: '{count} Zeilen nennen keinen Token. Womit werden sie bezahlt?',
  },
  'payroll.ask.token.line': 'Der Token, den jede Zeile nennt',
  'payroll.columns': 'Was in jeder Spalte steht',
  'payroll.columns.kept':
    'Ihre Antworten werden mit diesen Überschriften behalten und neu erfragt, wenn sie sich ändern.',
  'payroll.columns.titles': {
    one: '{count} Zeile über den Überschriften wird nicht gelesen.',
    other: '{count} Zeilen über den Überschriften werden nicht gelesen.',
  },
  'payroll.column': 'Spalte {column}',
  'payroll.use.address': 'Empfänger',
  'payroll.use.amount': 'Betrag',
  'payroll.use.token': 'Token',
  'payroll.use.name': 'Name',
  'payroll.use.memo': 'Zweck',
  'payroll.use.tokenKind': 'Art des Tokens',
  'payroll.use.chain': 'Netzwerk',
  'payroll.use.unused': 'Nicht gebraucht',
  'payroll.use.address.open': 'Empfänger?',
  'payroll.use.amount.open': 'Betrag?',
  'payroll.use.token.open': 'Token?',
  'payroll.use.chain.open': 'Netzwerk?',
  'payroll.why.answer': 'haben Sie gesagt',
  'payroll.why.words': 'nach der Überschrift',
  'payroll.why.look': 'nach dem Inhalt',
  'payroll.why.asked': 'nicht klar',
  'payroll.why.count': 'nummeriert die Zeilen',
  'payroll.why.none': 'daraus wird nichts genommen',
  'payroll.why.addresses': '{count} von {all} sind Adressen',
  'payroll.why.amounts': '{count} von {all} sind Beträge',
  'payroll.state.twoNames': 'Gleiche Adresse',
  'payroll.problem.openQuote':
    'Ein Anführungszeichen dieser Zeile ist nicht geschlossen, ihre Zellen können falsch sein. Berichtigen Sie den Text, oder lassen Sie die Zeile weg.',
  'payroll.problem.rowsInQuotes':
    'Ein Anführungszeichen dieser Zeile reicht über weitere Zeilen mit einer Adresse. Berichtigen Sie den Text, oder lassen Sie die Zeile weg.',
  'payroll.problem.otherChain':
    'Diese Zeile ist für {chain}, und dieses Konto zahlt in einem anderen Netzwerk. Lassen Sie sie hier weg.',
  'payroll.problem.otherChainUnnamed':
    'Diese Zeile ist für ein anderes Netzwerk als dieses Konto. Lassen Sie sie hier weg.',
  'payroll.problem.chainUnclear': 'Sagen Sie oben, für welches Netzwerk diese Zeile ist.',
  'payroll.problem.tokenMissing':
    'Diese Zeile nennt keinen Token. Sagen Sie oben, womit solche Zeilen bezahlt werden.',
  'payroll.problem.twoNames': 'Zeile {line} hat dieselbe Adresse unter dem Namen {name}.',
  'payroll.problem.addressInText':
    'Im Namen oder im Zweck steht eine andere Adresse. Prüfen Sie, ob die Spalten stimmen.',
  'payroll.act.bothRight': 'Beide stimmen',
  'payroll.act.meant': 'So gemeint',

  'payroll.with': 'Zahlen mit',
  'payroll.figure.leaves': 'Abgang von {account}',
  'payroll.figure.left': 'Rest danach',
  'payroll.figure.leftOf': 'von {balance} {symbol}',
  'payroll.figure.short': '{missing} {symbol} zu wenig',
  'payroll.figure.batches': 'Sammelaufträge',
  'payroll.figure.batches.each': {
    one: 'jeder Inhaber unterschreibt einmal',
    other: 'jeder Inhaber unterschreibt jeden',
  },
  'payroll.figure.fee': 'Netzwerkgebühr, etwa',
  'payroll.figure.fee.by': 'zahlt, wer ausführt',

  'payroll.loom':
    '{total} Zeilen: {arrives} geprobt, {waits} warten, {look} anzusehen, {stop} angehalten',
  'payroll.rehearsing': 'Probelauf: {done} von {total}',
  'payroll.rehearsed': { one: 'Geprobt: {count} Zeile', other: 'Geprobt: {count} Zeilen' },
  'payroll.rehearsal.block': 'bei Block {block}, nichts wird gesendet',
  'payroll.rehearsal.none':
    'Dieser Node kann einzelne Zeilen nicht proben. Jeder Sammelauftrag wird beim Prüfen geprobt.',
  'payroll.bind': 'Verwendungszwecke fest mit den Zahlungen verbinden',
  'payroll.bind.hint':
    'Die Inhaber unterschreiben mit jeder Zahlung den Fingerabdruck ihres Verwendungszwecks, und die Chain bewahrt ihn auf. Eine Zeile, deren Token keinen annimmt, wird ohne gezahlt.',
  'payroll.bind.unable':
    'Dieser Node kann einzelne Zeilen nicht proben; deshalb weiß niemand, ob die Token Verwendungszwecke annehmen. Keiner wird verbunden.',
  'payroll.bind.taken': {
    one: '{count} von {all} Zeilen trägt den Fingerabdruck ihres Verwendungszwecks.',
    other: '{count} von {all} Zeilen tragen den Fingerabdruck ihres Verwendungszwecks.',
  },
  'payroll.state.arrives': 'Kommt an',
  'payroll.state.running': 'Probelauf',
  'payroll.state.waits': 'Wartet',
  'payroll.state.look': 'Ansehen',
  'payroll.state.stop': 'Hält auf',
  'payroll.state.fails': 'Scheitert',
  'payroll.state.duplicate': 'Doppelt',
  'payroll.state.firstTime': 'Erstmals',
  'payroll.state.unseen': 'Nicht gesehen',

  'payroll.filter': 'Zeigen',
  'payroll.filter.all': 'Alle {count}',
  'payroll.filter.stop': { one: '{count} hält auf', other: '{count} halten auf' },
  'payroll.filter.duplicate': '{count} doppelt',
  'payroll.filter.firstTime': { one: '{count} erstmals', other: '{count} erstmals' },
  'payroll.filter.unseen': { one: '{count} nicht gesehen', other: '{count} nicht gesehen' },
  'payroll.filter.none': 'Keine Zeile ist mehr so.',

  'payroll.head.to': 'An',
  'payroll.head.address': 'Adresse',
  'payroll.head.amount': 'Betrag',
  'payroll.head.rehearsal': 'Probelauf',
  'payroll.unnamed': 'Kein Name',
  'payroll.batch': {
    one: 'Sammelauftrag {batch}: {count} Zahlung',
    other: 'Sammelauftrag {batch}: {count} Zahlungen',
  },
  'payroll.batch.review': 'Sammelauftrag {batch} prüfen',
  'payroll.batch.opened': 'Zur Prüfung geöffnet',
  'payroll.more': { one: '{count} weitere Zeile zeigen', other: '{count} weitere Zeilen zeigen' },
  'payroll.dropped': {
    one: '{count} Zeile wurde weggelassen.',
    other: '{count} Zeilen wurden weggelassen.',
  },
  'payroll.takeBack': 'Zurückholen',

  'payroll.problem.addressMissing': 'In dieser Zeile steht keine Adresse.',
  'payroll.problem.addressName':
    '{name} ist ein Name. Schreiben Sie die Adresse, für die er steht.',
  'payroll.problem.addressWord': '„{name}“ ist keine Adresse.',
  'payroll.problem.addressOneMissing': 'Ein Zeichen der Adresse fehlt.',
  'payroll.problem.addressOneMissingFits':
    'Ein Zeichen fehlt. Zum Rest passt eine Adresse, die Sie kennen.',
  'payroll.problem.addressChecksum':
    'Die Groß- und Kleinschreibung dieser Adresse passt nicht: Vielleicht ist ein Zeichen falsch. Kopieren Sie sie noch einmal.',
  'payroll.problem.addressOtherChain':
    'Diese Adresse ist für ein anderes Netzwerk bestimmt ({prefix}). Fragen Sie nach einer in diesem Netzwerk.',
  'payroll.problem.addressZero': 'Diese Adresse gehört niemandem. Was dorthin geht, ist verloren.',
  'payroll.problem.addressOwn': 'Das ist das zahlende Konto.',
  'payroll.problem.addressToken':
    'Das ist der Contract des Tokens {symbol}. Was dorthin geht, ist verloren.',
  'payroll.problem.lookAlike':
    'Das sieht aus wie eine Adresse, die Sie kennen, ist aber eine andere. Vergleichen Sie jedes Zeichen.',
  'payroll.problem.lookAlikeNamed':
    'Das sieht aus wie die Adresse von {name}, ist aber eine andere. Vergleichen Sie jedes Zeichen.',
  'payroll.problem.lookAlikeLine':
    'Das sieht aus wie die Adresse in Zeile {line}, ist aber eine andere. Vergleichen Sie jedes Zeichen.',
  'payroll.problem.tokenUnknown': 'Dieses Konto hat keinen Token „{token}“ oder mehr als einen.',
  'payroll.problem.amountMissing': 'In dieser Zeile steht kein Betrag.',
  'payroll.problem.amountUnreadable': 'Das ist kein Betrag. Schreiben Sie ihn in Ziffern.',
  'payroll.problem.amountUnclear':
    'Dieser Betrag lässt sich auf zwei Arten lesen. Antworten Sie oben.',
  'payroll.problem.amountZero': 'Der Betrag ist 0.',
  'payroll.problem.amountPrecise': '{symbol} hat {decimals} Nachkommastellen, nicht mehr.',
  'payroll.problem.amountTooLarge': 'Das ist mehr {symbol}, als das Konto hat.',
  'payroll.problem.duplicate': 'Gleiche Person und gleicher Betrag wie in Zeile {line}.',
  'payroll.problem.firstTime': 'Neu. Lassen Sie sich die Adresse bestätigen.',
  'payroll.problem.unseen':
    'Nicht unter den letzten Zahlungen; ältere wurden nicht gelesen. Lassen Sie sich die Adresse bestätigen.',
  'payroll.problem.fails':
    'Das Netzwerk würde diese Zahlung ablehnen und mit ihr den ganzen Sammelauftrag.',

  'payroll.act.useIt': 'Diese verwenden',
  'payroll.act.correct': 'Korrigieren',
  'payroll.act.save': 'Speichern',
  'payroll.act.cancel': 'So lassen',
  'payroll.act.drop': 'Weglassen',
  'payroll.act.keepBoth': 'Beide behalten',
  'payroll.act.compared': 'Ich habe verglichen',
  'payroll.act.address': 'Adresse in Zeile {line}',
  'payroll.act.amount': 'Betrag in Zeile {line}',

  'payroll.bar.lineStops': 'Zeile {line} hält Sie auf',
  'payroll.bar.lineStops.more': 'Korrigieren Sie sie oder lassen Sie sie weg, dann prüfen Sie.',
  'payroll.bar.question': 'Eine Frage ist offen',
  'payroll.bar.question.more': 'Antworten Sie oben, dann prüfen Sie.',
  'payroll.bar.short': 'Zu wenig {symbol}',
  'payroll.bar.short.more':
    'Lassen Sie Zeilen weg, oder zahlen Sie erst Geld auf dieses Konto ein.',
  'payroll.bar.nothing': 'Keine Zeile ist zahlbar',
  'payroll.bar.nothing.more': 'Fügen Sie Zeilen ein, oder holen Sie Weggelassenes zurück.',
  'payroll.bar.look': { one: '{count} Zeile ansehen', other: '{count} Zeilen ansehen' },
  'payroll.bar.look.more': 'Das hält Sie nicht auf.',
  'payroll.bar.ready': 'Jede Zeile ist zahlbar',
  'payroll.bar.ready.more': 'Jeder Sammelauftrag wird vor der Unterschrift noch einmal geprüft.',
  'payroll.bar.binding': 'Die Verwendungszwecke werden ausprobiert',
  'payroll.bar.binding.more': 'Einen Moment: Jede Zeile wird mit ihrem Verwendungszweck geprobt.',
  'payroll.bar.review': {
    one: '{count} Sammelauftrag prüfen',
    other: '{count} Sammelaufträge prüfen',
  },
  'payroll.bar.next': 'Sammelauftrag {batch} von {count} prüfen',
  'payroll.bar.drop': 'Zeile {line} weglassen',

  'payroll.draft.note': 'Sammelauftrag {batch} von {count}',
  'payroll.side.checked': 'Was in jeder Zeile geprüft wird',
  'payroll.side.checked.address':
    'Die Adresse: ihre Prüfzeichen, und ob sie einer anderen ähnelt, die Sie kennen.',
  'payroll.side.checked.amount': 'Der Betrag, und ob das Konto den Token hat.',
  'payroll.side.checked.twice': 'Ob jemand zweimal mit gleichem Betrag dasteht.',
  'payroll.side.checked.first': 'Wer zum ersten Mal bezahlt würde.',
  'payroll.side.checked.balance': 'Ob das Guthaben für alles reicht.',
  'payroll.side.next': 'Wie es weitergeht',
  'payroll.side.next.read': 'Sie sehen jede Zeile und korrigieren Fehler dort, wo sie stehen.',
  'payroll.side.next.rehearse':
    'Jede Zahlung wird geprobt, wo der Node das kann. Nichts wird gesendet.',
  'payroll.side.next.split':
    'Eine lange Liste wird in Sammelaufträge mit höchstens 100 Zahlungen geteilt.',
  'payroll.side.next.sign': 'Jeder Sammelauftrag wird noch einmal geprüft, dann unterschrieben.',

  // the field of who is paid
  'recipientField.label': 'An',
  'recipientField.hint': 'Name, Adresse oder ENS-Name',
  'suggestion.people': 'Personen',
  'recipientField.paid': 'Zuletzt bezahlt: {when}',
  'recipientField.notPaid': 'Noch nicht bezahlt',
  'recipientField.unnamed': 'Noch kein Name',
  'recipientField.fromChain': '● Chain',
  'recipientField.use': '0x davorsetzen',
  'recipientField.link': 'Dieser Link sagt selbst, wer wie viel erhält.',
  'recipientField.openLink': 'Zahlungslink öffnen',

  // payments that come again
  'templates.title': 'Vorlagen',
  'templates.here': 'dieses Gerät',
  'templates.none':
    'Eine wiederkehrende Zahlung lässt sich hier als Vorlage aufbewahren, auf diesem Gerät.',
  'templates.lines': { one: '{count} Zeile', other: '{count} Zeilen' },
  'templates.nobody': 'Noch an niemanden',
  'templates.use': 'Vorlage {name} verwenden',
  'templates.replaces': 'Die Vorlage ersetzt, was Sie eingegeben haben.',
  'templates.replace': 'Vorlage übernehmen',
  'templates.keepTyped': 'Meine Eingabe behalten',
  'templates.more': 'Vorlage {name} ändern',
  'templates.rename': 'Umbenennen',
  'templates.newName': 'Neuer Name',
  'templates.drop': 'Löschen',
  'templates.keep': 'Als Vorlage aufbewahren',
  'templates.name': 'Name der Vorlage',
  'templates.save': 'Aufbewahren',
  'templates.cancel': 'Jetzt nicht',
  'templates.kept': 'Aufbewahrt als „{name}“.',
  'templates.problem.noName': 'Geben Sie ihr einen Namen.',
  'templates.problem.taken': 'Eine Vorlage mit diesem Namen gibt es schon.',
  'templates.problem.full':
    'Dieser Browser bewahrt höchstens 100 Vorlagen auf. Löschen Sie zuerst eine.',
  'templates.problem.tooLong': 'Das ist zu lang für eine Vorlage.',

  // people
  'people.title': 'Personen',
  'people.count': { one: '{count} Person', other: '{count} Personen' },
  'people.kept': 'Namen bleiben in diesem Browser. Kein Server hat sie.',
  'people.find': 'Nach Name, Adresse oder Gruppe suchen',
  'people.everybody': 'Alle',
  'people.add': 'Person hinzufügen',
  'people.payGroup': {
    one: '{group} bezahlen: {count} Person',
    other: '{group} bezahlen: {count} Personen',
  },
  'people.payLeftOut': {
    one: '{count} Adresse gilt nur auf einem anderen Netzwerk und bleibt weg.',
    other: '{count} Adressen gelten nur auf anderen Netzwerken und bleiben weg.',
  },
  'people.payReplaces': 'Die Gruppe ersetzt die Zahlungen, die Sie begonnen haben.',
  'people.payReplace': 'Gruppe nehmen',
  'people.payKeep': 'Begonnene behalten',
  'people.import': 'Importieren',
  'people.exportTable': 'Als Tabelle exportieren (CSV)',
  'people.exportSafe': 'Für die Safe-Wallet exportieren',
  'people.noneTitle': 'Noch niemand hat einen Namen',
  'people.none':
    'Geben Sie denen, die Sie bezahlen, einen Namen; dann steht er überall vor der Adresse. Importieren Sie eine Liste, oder fügen Sie die erste Person hinzu.',
  'people.noMatch': 'Niemand passt zu „{text}“.',
  'people.noName': 'Noch kein Name',
  'people.lastPaid': 'Zuletzt bezahlt: {when}',
  'people.neverPaid': 'Noch nicht bezahlt',
  'people.notFound': 'Keine Zahlung, soweit gelesen wurde',
  'people.here': 'An wen dieses Konto wie viel gezahlt hat, ist ohne das Gateway nicht bekannt.',
  'people.historyLoading': 'Bisherige Empfänger dieses Kontos werden gelesen',
  'people.what': 'die bisherigen Empfänger dieses Kontos',
  'people.onlyOn': 'Nur auf {chains}',
  'importChanges.looksLike':
    'Sieht aus wie {name}, ist aber eine andere Adresse. Vergleichen Sie jedes Zeichen.',
  'people.unnamedTitle': 'Bezahlt, ohne Namen',
  'people.unnamedHint': 'Aus dem, was dieses Konto gesendet hat, laut Gateway.',
  'people.nameIt': 'Adresse benennen',
  'people.edit': '{name} ändern',
  'people.copy': 'Adresse von {name} kopieren',
  'people.name': 'Name',
  'people.address': 'Adresse',
  'people.groups': 'Gruppen',
  'people.groupsHint': 'Mit Kommas getrennt, zum Beispiel Design, Lissabon.',
  'people.chain': 'Diese Adresse gilt nur auf {chain}',
  'people.save': 'Speichern',
  'people.cancel': 'Abbrechen',
  'people.forget': '{name} vergessen',
  'people.namesake':
    'Diesen Namen hat schon jemand mit einer anderen Adresse: {address}. Wählen Sie einen anderen, oder speichern Sie noch einmal, um beide zu behalten.',
  'people.nameMissing': 'Geben Sie einen Namen ein.',
  'people.known': 'Diese Adresse heißt schon {name}. Speichern ändert den Namen.',
  'people.importTitle': 'Personen importieren',
  'people.importHint':
    'Eine Tabelle (CSV) mit den Spalten address und name, eine Datendatei der Safe-Wallet oder eine Kontaktkarte.',
  'people.chooseFile': 'Datei wählen',
  'people.paste': 'Oder hier einfügen',
  'people.unreadable':
    'Das ist weder eine Tabelle mit den Spalten address und name noch eine Datendatei der Safe-Wallet noch eine Kontaktkarte.',
  'people.badAddress': 'Zeile {place}: „{text}“ ist keine Adresse.',
  'people.badName': 'Zeile {place}: {text} hat keinen Namen.',
  'people.badChain': 'Zeile {place}: „{text}“ ist keine Nummer eines Netzwerks.',
  'people.badQuote':
    'Zeile {place}: Ein Anführungszeichen ist nicht geschlossen. {text} wird ausgelassen.',
  'people.badCells':
    'Zeile {place} hat mehr Zellen als Überschriften: „{text}“. Setzen Sie einen Namen mit Komma in Anführungszeichen.',
  'people.same': { one: '{count} ist schon bekannt.', other: '{count} sind schon bekannt.' },
  'importChanges.isNew': 'Neu',
  'importChanges.renamed': 'Hieß bisher {before}',
  'importChanges.regrouped': 'Andere Gruppen oder Chains als bisher',
  'people.take': { one: '{count} Änderung übernehmen', other: '{count} Änderungen übernehmen' },
  'people.lastTitle': 'Zuletzt bezahlt',
  'people.lastSource': 'Gateway',
  'people.cardTitle': 'Ihre Kontaktkarte',
  'people.cardHint':
    'Ihr Name und Ihre Adresse, von Ihrer Wallet unterschrieben. Wer sie öffnet, weiß, dass die Adresse Ihnen gehört. Sie wird nirgendwohin gesendet.',
  'people.cardName': 'Ihr Name auf der Karte',
  'people.cardTooLong': 'Ein Name auf einer Karte ist höchstens 31 Byte lang.',
  'people.cardSign': 'Meine Karte unterschreiben',
  'people.cardRefused': 'Ihre Wallet hat die Karte nicht unterschrieben.',
  'people.cardText':
    'Senden Sie diesen Text an alle, die an Sie zahlen. Geöffnet wird er dort unter „Importieren“.',
  'people.cardCopy': 'Karte kopieren',
  'people.cardChecking': 'Die Unterschrift der Karte wird geprüft',
  'people.cardHolds': '{name} hat diese Karte mit dem Schlüssel der Adresse unterschrieben.',
  'people.cardBroken':
    'Die Unterschrift dieser Karte gilt nicht: Niemand hat bewiesen, dass die Adresse {name} gehört. Verwenden Sie sie nicht.',

  // the policy of an account
  'policyPage.title': 'Regeln',
  'policyPage.lead': 'Was dieses Konto nach dem Willen der Inhaber verlassen darf.',
  'policyPage.reading': 'Die von den Inhabern unterschriebenen Regeln werden gesucht.',
  'policyPage.empty': 'Noch keine Regeln',
  'policyPage.emptyText':
    'Die Inhaber können vereinbaren, an wen dieses Konto zahlen darf und wie viel. Jede Zahlung wird dann daran gemessen, bevor jemand unterschreibt.',
  'policyPage.write': 'Regeln aufstellen',
  'policyPage.rewrite': 'Neue Regeln aufstellen',
  'policyPage.signed': {
    one: 'Unterschrieben von {count} Inhaber, {day}',
    other: 'Unterschrieben von {count} Inhabern, {day}',
  },
  'policyPage.message': 'Was unterschrieben wurde, im Wortlaut',
  'policyPage.later': 'Das Datum liegt in der Zukunft. Fragen Sie, wer die Regeln geschrieben hat.',

  'policyPage.people': 'Die Personen',
  'policyPage.nobody': 'Niemand ist genannt.',
  'policyPage.unnamed': 'Kein Name auf diesem Gerät',
  'policyPage.rules': 'Was gilt',
  'policyPage.onlyPeople': 'Nur an die hier genannten Personen darf gezahlt werden.',
  'policyPage.anybody': 'An jeden darf gezahlt werden.',
  'policyPage.toAnyone':
    'Wer hier nicht genannt ist, bekommt höchstens {limit} {token} in einer Zahlung.',
  'policyPage.toEach': 'In einer Zahlung bekommt jeder höchstens {limit} {token}.',
  'policyPage.perDay': 'In 24 Stunden gehen höchstens {limit} {token} ab.',
  'policyPage.perMonth': 'In 30 Tagen gehen höchstens {limit} {token} ab.',
  'policyPage.unlimited': '{token} hat keine Grenze.',
  'policyPage.onlyTokens': 'Kein anderer Token darf gezahlt werden.',

  'policyPage.form': 'Neue Regeln',
  'policyPage.takesPlace':
    'Diese Regeln ersetzen die heutigen, sobald genug Inhaber sie unterschrieben haben.',
  'policyPage.fromLapsed':
    'Der Anfang sind die Regeln, die nicht mehr gelten. Sie gelten wieder, sobald genug Inhaber sie neu unterschrieben haben.',
  'policyPage.changed': 'Seit Sie begonnen haben, haben die Inhaber andere Regeln unterschrieben',
  'policyPage.changedWhy':
    'Was Sie schreiben, würde diese ersetzen, und was darin neu ist, ginge verloren.',
  'policyPage.changedAnew': 'Mit den geltenden neu beginnen',
  'policyPage.changedKeep': 'Mit meinen fortfahren',
  'policyPage.unasked':
    'Ob die Regeln noch die sind, mit denen Sie begonnen haben, ließ sich nicht feststellen. Versuchen Sie es noch einmal.',
  'policyPage.choose': 'Wen kennen die Inhaber?',
  'policyPage.noPeople':
    'Auf diesem Gerät hat noch niemand einen Namen. Geben Sie zuerst Personen einen Namen.',
  'policyPage.toPeople': 'Personen',
  'policyPage.restrictPeople': 'An niemand anderen darf gezahlt werden',
  'policyPage.limitOf': 'Wie viel {token} darf abgehen?',
  'policyPage.limitHint': 'Ein leeres Feld heißt: keine Grenze.',
  'policyPage.fieldAnyone': 'An andere, je Zahlung',
  'policyPage.fieldEach': 'An jeden, je Zahlung',
  'policyPage.fieldDay': 'In 24 Stunden',
  'policyPage.fieldMonth': 'In 30 Tagen',
  'policyPage.labelOf': '{field}, {token}',
  'policyPage.addToken': 'Token hinzufügen',
  'policyPage.chooseToken': 'Token wählen',
  'policyPage.dropToken': 'Keine Regel für {token}',
  'policyPage.restrictTokens': 'Nichts anderes darf gezahlt werden',
  'policyPage.next': 'Durchlesen und unterschreiben',
  'policyPage.cancel': 'Abbrechen',
  'policyPage.change': 'Ändern',
  'policyPage.review': 'Regeln für dieses Konto',

  'policyPage.problem.nothing': 'Es ist noch keine Regel darin.',
  'policyPage.problem.nobody':
    'Wählen Sie mindestens eine Person, sonst könnte an niemanden gezahlt werden.',
  'policyPage.problem.tokens':
    'Fügen Sie mindestens einen Token hinzu, sonst könnte nichts gezahlt werden.',
  'policyPage.problem.month': 'Das ist weniger, als an einem Tag erlaubt ist.',
  'policyPage.problem.people': {
    one: 'Regeln nennen höchstens {most} Personen. Nehmen Sie {count} heraus.',
    other: 'Regeln nennen höchstens {most} Personen. Nehmen Sie {count} heraus.',
  },
  'policyPage.problem.manyTokens': {
    one: 'Regeln gelten für höchstens {most} Token. Nehmen Sie {count} heraus.',
    other: 'Regeln gelten für höchstens {most} Token. Nehmen Sie {count} heraus.',
  },
  'policyPage.problem.late':
    'Die heutigen Regeln nennen den letztmöglichen Zeitpunkt, spätere kann es also nicht geben. Nur andere Inhaber oder eine andere Zahl nötiger Unterschriften beenden sie.',
  'policyPage.problem.tooMuch':
    'So viel kann kein Konto je zahlen. Lassen Sie das Feld leer, wenn es keine Grenze geben soll.',

  'policyPage.how': 'Was Regeln bewirken',
  'policyPage.how.agree':
    'Die Inhaber unterschreiben sie, so viele wie bei einer Zahlung. Das bewegt nichts und kostet nichts.',
  'policyPage.how.held':
    'Von da an wird jede Zahlung daran gemessen, im Browser jedes Inhabers. Eine Zahlung, die dagegen verstößt, sagt es, bevor jemand unterschreibt.',
  'policyPage.how.limit':
    'Der Contract des Kontos kennt sie nicht: Genug Inhaber können weiterhin bewusst unterschreiben, was dagegen verstößt.',

  // the inbox
  'inbox.page': 'Eingang',
  'inbox.reading': 'Eingang wird gelesen',
  'inbox.newest': 'den neuesten Stand des Eingangs',
  'inbox.more': 'Mehr zeigen',
  'inbox.empty.title': 'Nichts wartet',
  'inbox.empty.text':
    'Hier steht eine Zahlung von der ersten Unterschrift an, bis die Chain sie ausgeführt hat.',
  'inbox.here.title': 'In diesem Browser wurde nichts vorgeschlagen',
  'inbox.here.text': 'Was beim Gateway wartet, ist hier nicht bekannt.',
  'inbox.empty.pay': 'Zahlung vorbereiten',

  'inbox.title.pay': 'Als Nächstes: Zahlung an {name}',
  'inbox.title.payUnnamed': 'Als Nächstes: Zahlung an {name}',
  'inbox.title.batch': 'Als Nächstes: Sammelauftrag mit {count} Aufrufen',
  'inbox.title.reject': 'Als Nächstes kommt eine Stornierung',
  'inbox.title.settings': 'Als Nächstes: eine Änderung des Kontos',
  'inbox.title.call': 'Als Nächstes: Aufruf eines Contracts',
  'inbox.title.fork': 'Entscheiden Sie, was als Nächstes geht',
  'inbox.title.hole': 'Als Nächstes kommt eine freie Nummer',
  'inbox.title.stopped': 'Als Nächstes: etwas, das nicht aufgeht',
  'inbox.lead.order': 'Zahlungen gehen der Reihe nach ab.',
  'inbox.lead.sign': {
    one: '{count} wartet auf Ihre Unterschrift.',
    other: '{count} warten auf Ihre Unterschrift.',
  },
  'inbox.lead.send': {
    one: '{count} kann ausgeführt werden.',
    other: '{count} können ausgeführt werden.',
  },
  'inbox.lead.fork': {
    one: '{count} braucht eine Entscheidung.',
    other: '{count} brauchen eine Entscheidung.',
  },
  'inbox.lead.hole': { one: '{count} Platz ist leer.', other: '{count} Plätze sind leer.' },
  'inbox.lead.stopped': {
    one: '{count} ist nicht das, was das Gateway sagt.',
    other: '{count} sind nicht das, was das Gateway sagt.',
  },

  'inbox.place': 'Nr. {place}',
  'inbox.places': 'Nr. {from} bis {to}',
  'inbox.next': 'als Nächstes',
  'inbox.deed.pay': 'Zahlung an {name}',
  'inbox.deed.batch': {
    one: 'Sammelauftrag mit {count} Schritt',
    other: 'Sammelauftrag mit {count} Schritten',
  },
  'inbox.deed.people': {
    one: 'Zahlt an {count} Person',
    other: 'Zahlt an {count} Personen',
  },
  'inbox.deed.blank': 'Lässt Nr. {nonce} in der Reihe leer',
  'inbox.deed.addOwner': '{name} als Inhaber hinzufügen',
  'inbox.deed.removeOwner': '{name} als Inhaber entfernen',
  'inbox.deed.swapOwner': 'Inhaber {old} durch {name} ersetzen',
  'inbox.deed.threshold': {
    one: 'Danach genügt {count} Unterschrift',
    other: 'Danach sind {count} Unterschriften nötig',
  },
  'inbox.deed.changeThreshold': {
    one: 'Nötige Unterschriften: {count}',
    other: 'Nötige Unterschriften: {count}',
  },
  'inbox.deed.settings': 'Einstellungen des Kontos ändern',
  'inbox.deed.call': 'Contract {name} aufrufen',
  'inbox.deed.callUnnamed': 'Einen Contract aufrufen',
  'inbox.deed.unknown': 'Etwas, das diese App nicht lesen kann',
  'inbox.note': '„{note}“',
  'inbox.claimed': 'sagt das Gateway',

  'inbox.turn.ready': 'Genehmigt. Sie kann jetzt hinausgehen.',
  'inbox.turn.readyLater': 'Bereit, geht ab, wenn die Reihe daran ist.',
  'inbox.turn.yoursLast': 'Ihre Zustimmung ist die letzte.',
  'inbox.turn.yours': {
    one: '{count} Zustimmung fehlt. Ihre zählt.',
    other: '{count} Zustimmungen fehlen. Ihre zählt.',
  },
  'inbox.turn.yoursLater':
    'Ihre Zustimmung ist die letzte. Sie geht hinaus, wenn sie an der Reihe ist.',
  'inbox.turn.signedYou': 'Sie haben zugestimmt. {names} können als Nächste zustimmen.',
  'inbox.turn.others': '{names} können zustimmen.',
  'inbox.turn.nobody': 'Kein Inhaber ist mehr da, der unterschreiben könnte.',
  'inbox.turn.stuck': 'Steckt hinter Nr. {place} fest.',
  'inbox.turn.past': 'Die Chain hat diesen Platz schon verbraucht. Das Gateway weiß es noch nicht.',
  'inbox.turn.stopped': 'Diese App unterschreibt das nicht und führt es nicht aus.',
  'inbox.stopped': 'Unterschreiben Sie das nirgends.',
  'inbox.turn.checking': 'Die Chain wird gefragt, wer unterschrieben hat.',
  'inbox.twice': 'Dasselbe wartet auch als Nr. {place}. Beides kann geschehen.',

  'inbox.do.sign': 'Prüfen',
  'inbox.do.signPay': '{amount} an {name} prüfen',
  'inbox.do.send': 'Prüfen und senden',
  'inbox.do.sendPay': '{amount} an {name} prüfen und senden',
  'inbox.do.read': 'Prüfen',
  'inbox.do.more': 'Mehr dazu',
  'inbox.do.reject': 'Stornieren',
  'inbox.do.replace': 'Ersetzen',
  'inbox.do.delete': 'Löschen',
  'inbox.choose': '{what} wählen, Nr. {place} in der Reihe',
  'inbox.several': 'Mehrere auf einmal',
  'inbox.several.toSign': { one: '{count} zu genehmigen', other: '{count} zu genehmigen' },
  'inbox.several.toSend': { one: '{count} auszuführen', other: '{count} auszuführen' },
  'inbox.several.signed': {
    one: '{done} von {count} genehmigt',
    other: '{done} von {count} genehmigt',
  },
  'inbox.several.sent': {
    one: '{done} von {count} ausgeführt',
    other: '{done} von {count} ausgeführt',
  },
  'inbox.several.total': 'Insgesamt',
  'inbox.several.howSign':
    'Ihre Wallet fragt nach jeder einzeln. Jede wird unmittelbar davor noch einmal geprüft: Besteht eine nicht alle Prüfungen, endet die Reihe.',
  'inbox.several.howSend':
    'Alles geht der Reihe nach ab: Jede wartet, bis die Chain die vorige ausgeführt hat. Besteht eine nicht alle Prüfungen, endet die Reihe.',
  'inbox.several.doSign': { one: '{count} genehmigen', other: '{count} nacheinander genehmigen' },
  'inbox.several.doSend': {
    one: '{count} ausführen',
    other: '{count} ausführen, der Reihe nach',
  },
  'inbox.several.clear': 'Auswahl aufheben',
  'inbox.several.close': 'Fertig',
  'inbox.several.checking': 'Chain und Gateway werden noch einmal dazu befragt.',
  'inbox.several.asking': 'Ihre Wallet fragt Sie. Vergleichen Sie, was sie zeigt.',
  'inbox.several.sending': 'Unterschrieben. Die Unterschrift wird dem Gateway übergeben.',
  'inbox.several.mining': 'Gesendet. Die Chain wird abgewartet.',
  'inbox.several.done': 'Erledigt',
  'inbox.several.look': 'Sie braucht erst einen Blick: Öffnen Sie sie.',
  'inbox.several.unread':
    'Das Gateway hat nicht geantwortet, sie konnte also nicht geprüft werden.',
  'inbox.several.viewer':
    'Inzwischen ist jemand anderes verbunden. Keine Wallet wurde nach mehr gefragt.',
  'inbox.several.all': { one: 'Es ist erledigt.', other: 'Alle {count} sind erledigt.' },
  'inbox.several.over':
    'Erledigt: {done}. Nicht erledigt: {stopped}. Nicht begonnen: {left}. Was erledigt ist, bleibt erledigt.',
  'inbox.several.overOut':
    'Erledigt: {done}. Nicht erledigt: {stopped}. Gesendet, aber von der Chain noch nicht bestätigt: {out}. Nicht begonnen: {left}.',
  'inbox.several.left': 'Nicht begonnen. Niemand wurde danach gefragt.',
  'inbox.several.end': 'Nach dieser anhalten',
  'inbox.several.ending': 'Nach dieser wird angehalten.',
  'inbox.several.halt': 'Jetzt anhalten',
  'inbox.several.haltedSent':
    'Sie wurde gesendet, bevor Sie angehalten haben, und kann noch ausgeführt werden. Ob das geschehen ist, zeigt die Seite der Transaktion.',
  'inbox.several.halted':
    'Hier haben Sie angehalten. Ob es trotzdem erledigt wurde, zeigt die Seite der Transaktion.',

  'inbox.fork': 'Nur eine von diesen {size} kann geschehen',
  'inbox.forkOfTwo': 'Nur eine von diesen beiden kann geschehen',
  'inbox.hole.title': 'Hier wartet nichts',
  'inbox.hole.unread': 'Hier wartet nichts Lesbares',
  'inbox.hole.text': {
    one: 'Alles darunter steckt fest, bis dieser Platz gefüllt ist.',
    other: 'Alles darunter steckt fest, bis diese {count} Plätze gefüllt sind.',
  },
  'inbox.hole.blank': 'Mit leerer Transaktion füllen',
  'inbox.hole.move': {
    one: 'Die eine darunter nachrücken lassen',
    other: 'Die {count} darunter nachrücken lassen',
  },
  'inbox.hole.safer':
    'Eine leere Transaktion bewegt nichts, und was darunter steht, behält seine Unterschriften. Nachrücken heißt, jede neu zu unterschreiben.',
  'inbox.hole.owner': 'Ein Inhaber kann ihn füllen.',

  'inbox.delete.title': 'Von der Liste nehmen?',
  'inbox.delete.text':
    'Der Dienst von Safe vergisst sie. Wer eine Kopie mit genug Zustimmungen aufbewahrt hat, kann sie noch senden. Sicher ist nur, sie zu stornieren.',
  'inbox.delete.do': 'Von der Liste löschen',
  'inbox.delete.keep': 'Behalten',
  'inbox.delete.asking': 'Ihre Wallet bittet um eine Unterschrift für das Löschen.',

  'inbox.drafts.title': 'Entwürfe',
  'inbox.drafts.payment': 'Eine Zahlung',
  'inbox.drafts.payroll': 'Ein Gehaltslauf',
  'inbox.drafts.rejection': 'Eine Stornierung von Nr. {place}',
  'inbox.drafts.replacement': 'Eine Zahlung anstelle von Nr. {place}',
  'inbox.drafts.settings': 'Eine Änderung des Kontos',
  'inbox.drafts.blank': 'Lässt Nr. {place} leer',
  'inbox.drafts.read': 'Prüfen',
  'inbox.drafts.drop': 'Entwurf löschen',

  'inbox.side.outlook': 'Wenn alles davon geschieht',
  'inbox.side.short': 'Mehr, als da ist',
  'inbox.side.leftWorth': 'Übrig',
  'inbox.side.nothing': 'Es wird kein Geld bewegt.',
  'inbox.side.partly': {
    one: '{count} ist nicht eingerechnet: Niemand kann sagen, was sie bewegt.',
    other: '{count} sind nicht eingerechnet: Niemand kann sagen, was sie bewegen.',
  },
  'inbox.side.forks': 'Bei einer Entscheidung zählt der größere Betrag.',
  'inbox.side.turns': 'Wer an der Reihe ist',
  'inbox.side.you': 'Sie',
  'inbox.side.toRead': { one: '{count} zu prüfen', other: '{count} zu prüfen' },
  'inbox.side.remind': 'Erinnerung kopieren',
  'inbox.side.remindName': 'Erinnerung für {name} kopieren',
  'inbox.side.copied': 'Kopiert',
  'inbox.side.refused': 'Ihr Browser hat das Kopieren nicht erlaubt.',
  'inbox.side.reminder': {
    one: '{name}, eine Zahlung von {account} wartet auf Ihre Zustimmung: {link}',
    other: '{name}, {count} Zahlungen von {account} warten auf Ihre Zustimmung: {link}',
  },
  'inbox.side.proof': {
    one: 'Geprüft: Nichts in dieser Liste wurde verändert.',
    other: 'Geprüft: Nichts in dieser Liste wurde verändert.',
  },
  'inbox.side.partProof': '{checked} von {count} wurden geprüft: Nichts darin wurde verändert.',
  'inbox.side.lies': {
    one: '{count} Vorschlag ist nicht das, was das Gateway sagt, und ist durchgestrichen.',
    other: '{count} Vorschläge sind nicht das, was das Gateway sagt, und sind durchgestrichen.',
  },
  // requests
  'requests.title': 'Anforderungen',
  'requests.lead':
    'Senden Sie einen Link, um bezahlt zu werden. Er wird „bezahlt“, sobald das Geld da ist.',
  'requests.new': 'Zahlung anfordern',
  'requests.amount': 'Betrag',
  'requests.token': 'Token',
  'requests.memo': 'Verwendungszweck',
  'requests.memoHint': 'Wer den Link hat, kann ihn lesen.',
  'requests.memoTooLong': 'Das ist zu lang für einen Link. Kürzen Sie es.',
  'requests.until': 'Offen für',
  'requests.days': { one: '{count} Tag', other: '{count} Tage' },
  'requests.noEnd': 'Ohne Ende',
  'requests.signHint':
    'Ihre Wallet unterschreibt die Anforderung; wer zahlt, sieht so, dass sie von einem Inhaber kommt. Das kostet nichts.',
  'requests.unsignedHint':
    'Verbinden Sie die Wallet eines Inhabers, um sie zu unterschreiben. Ohne Unterschrift kann eine Anforderung von jedem kommen; das erfährt auch, wer zahlen soll.',
  'requests.sign': 'Anforderung unterschreiben',
  'requests.signFor': 'Anforderung über {amount} {symbol} unterschreiben',
  'requests.make': 'Anforderung erstellen',
  'requests.makeFor': 'Anforderung über {amount} {symbol} erstellen',
  'requests.makeUnsigned': 'Ohne Unterschrift erstellen',
  'requests.cancel': 'Abbrechen',
  'requests.failed': 'Die Anforderung wurde nicht erstellt',
  'requests.listTitle': 'Was angefordert ist',
  'requests.noneTitle': 'Nichts ist angefordert',
  'requests.none':
    'Eine Anforderung ist ein Link mit Betrag und Verwendungszweck. Wer ihn öffnet, kann mit wenigen Klicks zahlen.',
  'requests.kept': 'In diesem Browser aufbewahrt und nirgendwohin gesendet.',
  'requests.noMemo': 'Ohne Verwendungszweck',
  'requests.state.open': 'Noch nicht bezahlt',
  'requests.state.part': '{missing} {symbol} fehlen',
  'requests.state.paid': 'Bezahlt',
  'requests.state.over': 'Bezahlt, {extra} {symbol} zu viel',
  'requests.state.expired': 'Abgelaufen, nicht bezahlt',
  'requests.state.expiredPart': 'Abgelaufen, {missing} {symbol} fehlen',
  'requests.state.unknown': 'Die Chain hat noch nicht geantwortet',
  'requests.asked': 'Angefordert: {when}',
  'requests.ends': 'Offen bis {when}',
  'requests.signedBy': 'Unterschrieben von {name}',
  'requests.unsigned': 'Nicht unterschrieben',
  'requests.show': 'Link und Zahlungen zu dieser Anforderung zeigen',
  'requests.link': 'Senden Sie diesen Link an alle, die zahlen sollen',
  'requests.code': 'Ein Code mit dem Link zu dieser Anforderung',
  'requests.copyLink': 'Link kopieren',
  'requests.forget': 'Anforderung vergessen',
  'requests.forgetHint': 'Wer den Link hat, kann ihn weiterhin öffnen und zahlen.',
  'requests.payments': 'Was dafür kam',
  'requests.proof.reference': 'Sie nennt diese Anforderung',
  'requests.proof.amount': 'Genau das, was fehlte',
  'requests.proof.only':
    'Keine andere Anforderung war offen: Sie kann für etwas anderes bestimmt gewesen sein',
  'requests.block': 'Block {block}',
  'requests.unassignedTitle': 'Gekommen, passt aber zu keiner Anforderung',
  'requests.unassigned': 'Mehrere Anforderungen waren offen, und der Betrag ist der von keiner.',
  'requests.chainFailed':
    'Der Node hat nicht geantwortet; deshalb ist nicht bekannt, was bezahlt wurde.',
  'requests.retry': 'Noch einmal versuchen',
  'requests.oldAccount':
    'Der Contract dieses Kontos ist älter als 1.3.0 und vermerkt nichts, wenn {symbol} eingeht. Ob eine solche Anforderung bezahlt ist, lässt sich von der Chain nicht lesen.',
  'requests.openTitle': 'Haben Sie eine Anforderung erhalten?',
  'requests.openLabel': 'Link der Anforderung',
  'requests.openHint': 'Ein Link von Ghost Pay oder ein Zahlungslink, der mit ethereum: beginnt',
  'requests.open': 'Öffnen',
  'requests.openProblem': 'Das ist weder eine Anforderung noch ein Zahlungslink.',

  // what is needed to pay the account
  'receive.title': 'Empfangen',
  'receive.code': 'Ein Code, mit dem man an {account} auf {chain} zahlt',
  'receive.codeFor': 'Ein Code, mit dem man {amount} {symbol} an {account} auf {chain} zahlt',
  'receive.address': 'Adresse',
  'receive.withChain': 'Mit Netzwerk',
  'receive.copyAddress': 'Adresse kopieren',
  'receive.copyWithChain': 'Adresse mit Netzwerk kopieren',
  'receive.copyLink': 'Zahlungslink kopieren',
  'receive.link': 'Zahlungslink',
  'receive.only':
    'Nur auf {chain}. In einem anderen Netzwerk gehört diese Adresse vielleicht niemandem.',
  'receive.anything': 'Beliebig',
  'receive.token': 'Im Code',
  'receive.amount': 'Betrag im Code',
  'receive.elsewhere': 'Gibt es dieses Konto in anderen Netzwerken?',
  'receive.ask': 'Nachfragen',
  'receive.asking': 'wird gefragt',
  'receive.same': 'Ja, mit denselben Inhabern',
  'receive.other': 'Ja, mit anderen Inhabern. Senden Sie nichts dorthin.',
  'receive.nothing': 'Nein. Was dorthin gesendet wird, kann verloren sein.',
  'receive.silent': 'keine Antwort',

  // the policy, in a review
  'policy.breach': 'Das verstößt gegen die Regeln, die die Inhaber unterschrieben haben',
  'policy.careful':
    'Ob das den Regeln entspricht, die die Inhaber unterschrieben haben, ist nicht bekannt',
  'policy.see': 'Regeln lesen',
  'policy.onlyPeople':
    '{to} gehört nicht zu den Personen, die in den Regeln stehen, und an andere darf nicht gezahlt werden.',
  'policy.onlyTokens': 'Der Token {token} kommt in den Regeln nicht vor.',
  'policy.toAnyone':
    '{to} gehört nicht zu den Personen, die in den Regeln stehen, und bekäme {amount} {token}. Andere bekommen höchstens {limit}.',
  'policy.perDay':
    '{amount} {token} würden innerhalb eines Tages abgehen. Die Regeln erlauben {limit}.',
  'policy.perMonth':
    '{amount} {token} würden innerhalb von 30 Tagen abgehen. Die Regeln erlauben {limit}.',
  'policy.spentUnknown':
    'Was in den Tagen davor abging, ist nicht bekannt; also auch nicht, ob eine Grenze für einen Tag oder Monat eingehalten wird. Sehen Sie im Verlauf nach.',
  'policy.adding': 'Was in den letzten 30 Tagen abging, wird zusammengezählt.',
  'policy.notOnlyPayments':
    'Hier geschieht mehr als eine Zahlung, und die Regeln gelten nur für Zahlungen.',
  'policy.more': { one: 'Und {count} weitere.', other: 'Und {count} weitere.' },
  'policy.reading': 'Die von den Inhabern unterschriebenen Regeln werden gesucht.',
  'policy.unasked':
    'Hier wird kein Gateway gefragt: Von den Regeln, die die Inhaber unterschrieben haben, sind nur die letzten bekannt, die dieser Browser gefunden hat.',
  'policy.lapsed':
    'Die Inhaber hatten Regeln unterschrieben, die nicht mehr gelten: Inhaber oder nötige Unterschriften haben sich seither geändert. Sollen sie weiter gelten, müssen sie neu unterschrieben werden.',
  'policy.unread': 'Ob die Inhaber Regeln unterschrieben haben, ließ sich nicht vollständig lesen.',

  // the review
  'review.title': 'Prüfen und unterschreiben',
  'review.pays': '{account} zahlt',
  'review.does': '{account} tut Folgendes',
  'review.note': 'Verwendungszweck: {note}',
  'review.batch': { one: '{count} Zahlung', other: '{count} Zahlungen' },
  'review.steps': { one: '{count} Schritt', other: '{count} Schritte' },
  'review.rejection': 'Eine Zahlung wird gestrichen',
  'review.cancels.see': 'Ansehen, was sie streicht',
  'review.settled.joins':
    '{name} wird Inhaber von {account}. {threshold} von {owners} müssen zustimmen. Es fließt kein Geld.',
  'review.settled.leaves':
    '{name} ist nicht mehr Inhaber von {account}. {threshold} von {owners} müssen zustimmen. Es fließt kein Geld.',
  'review.settled.swaps':
    '{name} tritt als Inhaber von {account} an die Stelle von {old}. {threshold} von {owners} müssen zustimmen. Es fließt kein Geld.',
  'review.settled.rule': 'Ab jetzt müssen {threshold} von {owners} zustimmen. Es fließt kein Geld.',
  'review.settings': 'Das Konto ändert sich',
  'review.call': 'Ein Contract wird aufgerufen',
  'review.collectible': 'Ein Sammlerstück geht ab',

  'review.moves': 'Was sich bewegt',
  'review.moves.rehearsed': 'Probelauf bei Block {block}',
  'review.moves.alone': 'Probelauf bei Block {block}, ohne die davor',
  'review.moves.running': 'Ein Probelauf ist unterwegs. Dafür wird nichts unterschrieben.',
  'review.moves.nothing': 'Kein Guthaben ändert sich.',
  'review.moves.none': 'Es fließt kein Geld.',
  'review.moves.whole':
    'Sonst bewegt sich nichts: kein anderer Token, keine Erlaubnis, kein Inhaber, keine Einstellung.',
  'review.moves.more': 'Es geschieht mehr als das. Lesen Sie Zeile für Zeile, was geschieht.',
  'review.moves.unseen':
    'Es gelingt, sagen die eigenen Contracts des Kontos. Was sich bewegt, kann dieser Node nicht zeigen.',
  'review.moves.fails': 'Es würde scheitern: Nichts würde sich bewegen.',
  'review.moves.unknown': 'Ein Probelauf war nicht möglich. Was sich bewegt, ist nicht bewiesen.',
  'review.moves.before': 'vorher',
  'review.moves.after': 'nachher',
  'review.moves.change': 'Änderung',
  'review.rules': 'Wer entscheidet',
  'review.rules.what': 'Inhaber',
  'review.rules.mustSign': 'Nötige Unterschriften',
  'review.rules.of': '{threshold} von {owners}',
  'review.rules.joins': 'kommt hinzu',
  'review.rules.leaves': 'scheidet aus',
  'review.rules.yes': 'Inhaber',
  'review.rules.no': 'kein Inhaber',
  'review.updates': 'Was das Update ändert',
  'review.updates.what': 'Am Konto',
  'review.updates.version': 'Version des Contracts',
  'review.updates.code': 'Läuft mit',
  'review.updates.handler': 'Fallback-Handler',
  'review.updates.rest': 'Inhaber, nötige Unterschriften, Module, Guards',
  'review.updates.none': 'keiner',
  'review.updates.same': 'wie zuvor',
  'review.updates.other': 'nicht wie zuvor',
  'review.moves.self': 'diesem Konto',
  'review.moves.payee': 'dem Empfänger',
  'review.moves.other': 'jemand anderem',
  'review.moves.of': '{symbol} bei',

  'review.lines.all': { one: '{count} Zeile zeigen', other: 'Alle {count} Zeilen zeigen' },

  'review.letter': 'Einzelheiten',
  'review.letter.to': 'An',
  'review.letter.token': 'Token',
  'review.letter.decimals': {
    one: '{symbol}, {count} Nachkommastelle',
    other: '{symbol}, {count} Nachkommastellen',
  },
  'review.letter.from': 'Von',
  'review.letter.chain': 'Chain',
  'review.letter.place': 'Nummer',
  'review.letter.next': 'Als Nächste in der Reihe (Nr. {nonce})',
  'review.letter.ahead': {
    one: 'Nr. {nonce} in der Reihe, {count} davor',
    other: 'Nr. {nonce} in der Reihe, {count} davor',
  },
  'review.letter.data': 'Daten',
  'review.letter.bytes': { one: '{count} Byte', other: '{count} Byte' },
  'review.letter.fee': 'Netzwerkgebühr',
  'review.letter.gas': 'etwa {gas} Gas, zahlt, wer sendet',
  'review.letter.feeIn': 'etwa {fee} {symbol}, zahlt, wer sendet',
  'review.letter.feeWorth': 'etwa {worth} ({fee} {symbol}), zahlt, wer sendet',
  'review.letter.feeSmall': 'weniger als {worth} ({fee} {symbol}), zahlt, wer sendet',
  'claimedFee.asking': 'Der Node sagt es nicht. Das Gateway wird gefragt.',
  'claimedFee.silent': 'Weder der Node noch das Gateway sagt es.',
  'claimedFee.gas': 'mindestens {gas} Gas nach Schätzung des Gateways, zahlt, wer ausführt',
  'claimedFee.fee': 'mindestens {fee} {symbol} nach Schätzung des Gateways, zahlt, wer ausführt',

  'review.device': 'Ihr Ledger zeigt diese beiden Codes',
  'review.device.domain': 'Domain-Hash',
  'review.device.message': 'Message-Hash',
  'review.device.of': '{place} von 2',
  'review.device.compare': 'Vergleichen Sie jede Gruppe.',
  'review.device.more': 'Weitere Prüfsummen (Hashes)',

  'review.checks': 'Prüfungen',
  'review.checks.all': 'Alle {count} Prüfungen bestanden',
  'review.checks.some': '{passed} von {count} Prüfungen bestanden',
  'review.checks.failed': {
    one: '{count} Prüfung nicht bestanden',
    other: '{count} Prüfungen nicht bestanden',
  },
  'review.checks.running': { one: 'Eine läuft noch.', other: '{count} laufen noch.' },
  'review.checks.open': {
    one: '{count} wurde nicht gefragt.',
    other: '{count} wurden nicht gefragt.',
  },
  'review.checks.one': '{said}.',
  'review.checks.careful': { one: 'Sehen Sie eine an.', other: 'Sehen Sie {count} an.' },
  'review.checks.closed': 'Unterschreiben ist gesperrt.',
  'review.checks.solid': 'Nichts ist offen.',
  'review.seal': 'Siegel: {passed} von {count} Prüfungen bestanden',

  'review.bytes.passed': 'Sie unterschreiben genau, was diese Seite zeigt',
  'review.bytes.blocked': 'Fremder Code würde laufen',
  'review.bytes.foreign': 'Der Contract auf dieser Chain ist ein anderer',
  'review.bytes.open': 'Der Code, der liefe, wurde nicht gelesen',
  'review.bytes.unreadable': 'Die Bytes sind nicht lesbar',
  'review.bytes.careful': 'Lesen Sie zuerst die Warnung',
  'review.bytes.running': 'Die Bytes werden gelesen',
  'review.contract.passed': 'Der Vertrag des Kontos bestätigt es',
  'review.contract.failed': 'Der Vertrag des Kontos sagt etwas anderes',
  'review.contract.running': 'Der Contract wird gefragt',
  'review.contract.open': 'Der Contract wurde nicht gefragt',
  'review.gateway.passed': 'Der Dienst von Safe zeigt dasselbe',
  'review.gateway.failed': 'Der Dienst von Safe zeigt etwas anderes',
  'review.gateway.running': 'Der Dienst von Safe wird gefragt',
  'review.gateway.open': 'Der Dienst von Safe wurde nicht gefragt',
  'review.gateway.fresh': 'Der Dienst von Safe hat das noch nicht gesehen',
  'review.tokens.passed': { one: 'Der Token ist der echte', other: 'Die Token sind die echten' },
  'review.tokens.decimals': 'Token: {chain} Nachkommastellen, nicht {gateway}',
  'review.tokens.failed': 'Der Token ist ein anderer',
  'review.tokens.careful': 'Die Chain kennt diesen Token nicht',
  'review.tokens.running': 'Der Token wird gefragt',
  'review.tokens.open': 'Der Token wurde nicht gefragt',
  'review.rehearsal.passed': 'Ein Probelauf hat genau das bewegt',
  'review.rehearsal.through': 'Sie ging durch; die Guthaben wurden nicht verglichen',
  'review.rehearsal.part': 'Nur die Guthaben dieses Kontos wurden verglichen',
  'review.rehearsal.failed': 'Es würde scheitern',
  'review.rehearsal.early': 'Käme es jetzt, würde es scheitern',
  'review.rehearsal.differs': 'Ein anderer Betrag als angegeben',
  'review.rehearsal.more': 'Es geschieht mehr als angegeben',
  'review.rehearsal.changes': 'Am Konto ändert sich mehr als angegeben',
  'review.rehearsal.running': 'Probelauf',
  'review.rehearsal.open': 'Es gab keinen Probelauf',
  'review.payee.passed': 'Sie kennen den Empfänger',
  'review.payee.all': 'Sie kennen alle Empfänger',
  'review.payee.first': 'Erste Zahlung an diese Adresse',
  'review.payee.firsts': { one: '{count} neuer Empfänger', other: '{count} neue Empfänger' },
  'review.payee.entrusted': 'Sie kennen, wer mitentscheiden darf',
  'review.payee.stranger': 'Jemand, den Sie nicht kennen, darf mitentscheiden',
  'review.payee.entrustedAlike': 'Wer mitentscheiden soll, sieht jemand anderem ähnlich',
  'review.payee.alike': 'Der Empfänger ähnelt einem anderen',
  'review.payee.compared': 'Von Ihnen verglichen',
  'review.payee.nobody': 'Was dorthin geht, kann niemand nutzen',
  'review.payee.running': 'Der Empfänger wird gesucht',
  'review.payee.unread': 'Ob ein Empfänger ein Token ist, wurde nicht gefragt',
  'review.payee.open': 'Noch niemand kennt den Empfänger',
  'review.place.passed': 'Nichts anderes hat diese Nummer',
  'review.place.used': 'Ihre Nummer ist verbraucht',
  'review.place.taken': 'Eine andere hat diese Nummer',
  'review.place.instead': 'Sie nimmt den Platz dessen ein, was sie streicht',
  'review.place.gap': 'Eine Nummer davor ist frei',
  'review.place.ahead': 'Andere müssen zuerst gehen',
  'review.place.running': 'Ihre Nummer wird gesucht',
  'review.place.open': 'Ihre Nummer wurde nicht nachgesehen',
  'review.twin.passed': 'Nichts Gleiches wartet',
  'review.twin.running': 'Wird mit dem verglichen, was wartet',
  'review.twin.open': 'Nicht alles, was wartet, wurde verglichen',

  'review.by.device': 'in Ihrem Browser berechnet',
  'review.by.hash': 'derselbe Code',
  'review.by.otherHash': 'ein anderer Code',
  'review.by.node': 'der Node gab keine Antwort',
  'review.by.gateway': 'das Gateway gab keine Antwort',
  'review.by.unasked': 'geht von Inhaber zu Inhaber',
  'review.by.description': 'es beschreibt eine andere Zahlung',
  'review.by.account': 'es nennt andere Inhaber',
  'review.by.figures': 'es nennt andere Zahlen',
  'review.by.fresh': 'er bekommt es mit der ersten Unterschrift',
  'review.by.token': {
    one: '{symbol}, {count} Nachkommastelle',
    other: '{symbol}, {count} Nachkommastellen',
  },
  'review.by.tokens': { one: '{count} Token', other: '{count} Token' },
  'review.by.moves': {
    one: '{count} Guthaben verglichen',
    other: '{count} Guthaben verglichen',
  },
  'review.by.rounded': {
    one: '{count} Einheit weniger, wie dieser Token rundet',
    other: '{count} Einheiten weniger, wie dieser Token rundet',
  },
  'review.by.refused': 'der Token antwortet, dass er nicht gezahlt hat',
  'review.by.before': 'das Konto vorher und nachher verglichen',
  'review.by.early': 'andere kommen zuerst',
  'review.by.accessor': 'durch die eigenen Contracts des Kontos',
  'review.by.waiting': 'wartet auf die Antwort',
  'review.by.named': 'von Ihnen benannt, oder ein Inhaber',
  'review.by.unnamed': 'von Ihnen nicht benannt und kein Inhaber',
  'review.by.paid': 'schon bezahlt, gleiche Adresse',
  'review.by.never': 'von diesem Konto noch nie bezahlt',
  'review.by.unseen': 'nicht unter den letzten Zahlungen',
  'review.by.place': 'Nr. {nonce} in der Reihe',
  'review.by.nonce': 'das Konto ist bei Nr. {nonce}',
  'review.by.taken': 'Nr. {nonce} ist vergeben',
  'review.by.either': 'nur eines von beiden kann geschehen',
  'review.by.gap': 'als Nr. {nonce} wartet nichts',
  'review.by.twins': {
    one: 'mit {count} wartenden verglichen',
    other: 'mit {count} wartenden verglichen',
  },
  'review.by.both': 'beides könnte geschehen',

  'review.lie.amount': 'Gezahlt würden {chain} {symbol}, nicht {gateway}',
  'review.lie.amountWhy':
    'Das Gateway {host} hat eine falsche Zahl genannt. Die Chain sagt etwas anderes. Nichts wurde unterschrieben.',
  'review.lie.hash': 'Der Contract des Kontos errechnet eine andere Prüfsumme als diese Seite',
  'review.lie.hashWhy':
    'Entweder Ihr Node oder diese Seite sagt die Unwahrheit. Unterschreiben Sie das nirgends. Nichts wurde unterschrieben.',
  'review.lie.gateway': 'Das Gateway zeigt eine andere Transaktion als die zu unterschreibende',
  'review.lie.gatewayWhy':
    'Das Gateway {host} beschreibt etwas anderes, als die Bytes tun. Was Sie hier lesen, sind die Bytes.',
  'review.lie.token': 'Das Gateway sagt über den Token etwas anderes als der Token selbst',
  'review.lie.tokenWhy':
    'Das Gateway {host} hat einen falschen Namen oder eine falsche Zahl genannt. Nichts wurde unterschrieben.',
  'review.lie.fails': 'Das würde scheitern',
  'review.lie.failsWhy':
    'Beim Probelauf ohne Unterschrift hat das Konto oder sein Token abgelehnt. Nichts hat sich bewegt.',
  'review.lie.used': 'Das kann nie ausgeführt werden',
  'review.lie.usedWhy':
    'Der Platz in der Reihe ist auf der Chain verbraucht: Das hier, oder etwas anderes an seinem Platz, wurde ausgeführt.',
  'review.lie.blocked': 'Das wird hier nicht unterschrieben',
  'review.lie.blockedWhy':
    'Fremder Code würde laufen und könnte über alles im Konto verfügen. So werden Konten leer geräumt.',
  'review.lie.foreign': 'Das würde Code ausführen, für den niemand einsteht',
  'review.lie.foreignWhy':
    'An der Adresse des Contracts des Safe-Projekts hat diese Chain anderen Code. Unterschreiben Sie das nirgends. Nichts wurde unterschrieben.',
  'review.lie.changes': 'Das ändert am Konto mehr, als es sagt',
  'review.lie.changesWhy':
    'Ein Update ändert die Version, den Code des Kontos und vielleicht seinen Fallback-Handler. Der Probelauf hat etwas anderes geändert. Nichts wurde unterschrieben.',
  'review.lie.alike': 'Der Empfänger sieht aus wie jemand, den Sie kennen, ist aber ein anderer',
  'review.lie.entrustedAlike':
    'Wer mitentscheiden soll, sieht jemandem ähnlich, den Sie kennen, und ist jemand anderes',
  'review.lie.alikeWhy': 'Vergleichen Sie vor allem anderen die Adressen unten.',
  'review.lie.nobody': 'Was dorthin geht, ist verloren',
  'review.lie.nobodyWhy':
    'Niemand hat den Schlüssel dieser Adresse, oder sie ist der Contract eines Tokens.',
  'review.lie.gatewaySays': 'das Gateway sagt',
  'review.lie.chainSays': 'die Chain sagt',
  'review.lie.decimals': {
    one: '{symbol} mit {count} Nachkommastelle',
    other: '{symbol} mit {count} Nachkommastellen',
  },
  'review.twice': 'Dasselbe wartet schon als Nr. {place}',
  'review.twiceWhy':
    'Wird beides ausgeführt, geschieht es zweimal. Unterschreiben Sie nur, wenn das so gemeint ist.',
  'review.twiceSee': 'Ansehen, was wartet',
  'review.twicePart': {
    one: '{compared} von {count}, die wartet, ist hiermit verglichen. Ob es dieselbe ist, ist nicht bekannt.',
    other:
      '{compared} von {count}, die warten, sind hiermit verglichen. Ob dieselbe unter den übrigen ist, ist nicht bekannt.',
  },
  'review.twiceMore': {
    one: 'Nur {count} der wartenden wurde hiermit verglichen, und es gibt mehr.',
    other: 'Nur {count} der wartenden wurden hiermit verglichen, und es gibt mehr.',
  },
  'review.twiceUnread':
    'Was wartet, ließ sich nicht lesen; ob dasselbe schon wartet, ist also nicht bekannt.',
  'review.found': 'Wie das gefunden wurde',
  'review.found.decimals': 'Nachkommastellen von {symbol}',
  'review.found.units': 'Einheiten in den Bytes',
  'review.found.gets': 'Also bekommt der Empfänger',
  'review.found.what': 'was',

  'review.turn.label': 'Was als Nächstes geschieht',
  'review.turn.choices': 'Andere Möglichkeiten',
  'review.turn.closed': 'Unterschreiben ist gesperrt',
  'review.turn.closedWhy': {
    one: 'Eine Prüfung ist nicht bestanden. So lange wird nichts unterschrieben.',
    other: '{count} Prüfungen sind nicht bestanden. So lange wird nichts unterschrieben.',
  },
  'review.turn.yours': 'Es wartet auf Ihre Zustimmung',
  'review.turn.last': 'Ihre Zustimmung ist die letzte',
  'review.turn.first': 'Sie stimmen als Erste zu',
  'review.turn.only': 'Ihre Zustimmung genügt',
  'review.turn.more': {
    one: 'Noch ein Inhaber muss zustimmen.',
    other: 'Noch {count} Inhaber müssen zustimmen.',
  },
  'review.turn.then': 'Dann kann es gesendet werden.',
  'review.turn.running': 'Sie können jetzt zustimmen oder auf die laufenden Prüfungen warten.',
  'review.turn.wait': 'Die Chain wird abgewartet',
  'review.turn.waitWhy':
    'Zum Unterschreiben fehlen noch die Prüfsumme des Contracts und die Inhaber.',
  'review.turn.others': {
    one: 'Noch ein Inhaber muss zustimmen',
    other: 'Noch {count} Inhaber müssen zustimmen',
  },
  'review.turn.signed': 'Sie haben zugestimmt.',
  'review.turn.ready': 'Genug Inhaber haben zugestimmt',
  'review.turn.readyWhy': 'Senden Sie es jetzt.',
  'review.turn.watch': 'Nur Inhaber können zustimmen',
  'review.turn.watchWhy': 'Die verbundene Adresse ist kein Inhaber dieses Kontos.',
  'review.turn.prepared': 'Sie haben es vorbereitet. Ein Inhaber unterschreibt',
  'review.turn.preparedWhy': 'Geben Sie es als Link oder Datei an einen Inhaber weiter.',
  'review.turn.connect': 'Niemand ist verbunden',
  'review.turn.connectWhy': 'Verbinden Sie zum Unterschreiben die Wallet eines Inhabers.',

  'review.sign.payment': '{amount} {symbol} an {name} zustimmen',
  'review.sign.batch': { one: '{count} Zahlung zustimmen', other: '{count} Zahlungen zustimmen' },
  'review.sign.steps': { one: '{count} Schritt zustimmen', other: '{count} Schritten zustimmen' },
  'review.sign.rejection': 'Der Stornierung zustimmen',
  'review.sign.settings': 'Der Änderung zustimmen',
  'review.sign.update': 'Der Aktualisierung auf Version {version} zustimmen',
  'review.sign.call': 'Dem Aufruf zustimmen',
  'review.compared': 'Ich habe alle 40 Zeichen mit denen verglichen, die ich bekommen habe.',
  'review.elsewhere':
    'In einem anderen Tab ist inzwischen jemand anderes verbunden, oder niemand. Verbinden Sie hier neu.',
  'review.forget': 'Unterschrift verwerfen',
  'review.discard': 'Entwurf löschen',
  'review.again': 'Neu entwerfen',
  'review.return': 'Zurück',
  'review.reject': 'Diese Zahlung stornieren',
  'review.share': 'Ohne den Dienst von Safe weitergeben',
  'review.alone': 'Ohne Gateway unterschreiben',
  'review.aloneTitle': 'Das Gateway antwortet nicht. Unterschreiben geht auch ohne.',
  'review.aloneAgain': 'Noch einmal versuchen',
  'review.aloneText':
    'Sie unterschreiben hier und geben es als Link oder Datei weiter. Was in der Reihe wartet, ist nur so weit bekannt, wie dieser Browser es kennt.',
  'review.loading': 'Die Chain wird nach dem Konto und seinen Token gefragt',
  'review.what': 'das Konto und seine Token',
  'review.gone': 'Dieser Entwurf ist nicht in diesem Browser.',
  'review.goneWhy':
    'Er wurde schon vorgeschlagen, verworfen oder in einem anderen Browser geschrieben.',
  'review.back': 'Zurück zum Konto',

  // settings and safety
  'settings.title': 'Einstellungen und Sicherheit',
  'settings.owners': 'Inhaber',
  'settings.mustSign': '{threshold} von {owners} müssen unterschreiben',
  'settings.you': 'Sie',
  'settings.unnamed': 'Noch kein Name',
  'settings.addOwner': 'Inhaber hinzufügen',
  'settings.changeThreshold': 'Nötige Unterschriften ändern',
  'settings.replace': 'Ersetzen',
  'settings.remove': 'Entfernen',
  'settings.replaceOf': '{name} ersetzen',
  'settings.removeOf': '{name} entfernen',
  'settings.newOwner': 'Name oder Adresse des neuen Inhabers',
  'settings.threshold': 'Nötige Unterschriften',
  'settings.thresholdChoice': '{threshold} von {owners}',
  'settings.review': 'Änderung prüfen',
  'settings.cancel': 'Abbrechen',
  'settings.unread':
    'Der Node hat noch nicht gesagt, wer die Inhaber sind. Ändern lassen sie sich erst danach.',
  'settings.notOwner': 'Sie sehen dieses Konto nur an. Ändern kann es nur ein Inhaber.',
  'settings.notConnected': 'Verbinden Sie die Wallet eines Inhabers, um etwas zu ändern.',
  'settings.after': 'Danach müssen {threshold} von {owners} unterschreiben.',
  'settings.oneSigns':
    'Dann genügt eine Unterschrift: Wer einen Schlüssel hat, kann allein alles zahlen.',
  'settings.everybodySigns':
    'Dann darf niemand fehlen: Ein einziger verlorener Schlüssel sperrt das Konto für immer.',
  'settings.signaturesLost':
    'Was dieser Inhaber für wartende Zahlungen unterschrieben hat, zählt dann nicht mehr.',
  'settings.alreadyOwner': 'Das ist schon ein Inhaber.',
  'settings.ownAccount': 'Das Konto kann nicht sein eigener Inhaber sein.',
  'settings.zeroAddress': 'Niemand hat den Schlüssel der Nulladresse.',
  'settings.empty': 'Geben Sie eine Adresse ein, oder den Namen, den Sie einer gegeben haben.',
  'settings.isName': 'Geben Sie die Adresse selbst ein: Für wen {name} steht, kann sich ändern.',
  'settings.otherChain': 'Diese Adresse ist auf {chain}, das Konto ist auf {own}.',
  'settings.contracts': 'Module, Guard und Handler',
  'settings.module': 'Modul',
  'settings.guard': 'Guard',
  'settings.runsOn': 'Läuft mit',
  'settings.handler': 'Fallback-Handler',
  'settings.moduleGuard': 'Guard der Module',
  'settings.contractNone': 'keiner',
  'settings.contractsSource': 'Das sagt der Contract des Kontos selbst',
  'settings.allowances': 'Allowance-Modul des Safe-Projekts',
  'settings.disableModule': 'Modul abschalten',
  'settings.removeGuard': 'Guard entfernen',
  'settings.update': 'Neuere Version',
  'settings.updateOffer':
    'Dieses Konto läuft mit Version {version} des Contracts des Safe-Projekts. Auf dieser Chain gibt es auch Version {latest}. Ein Update wechselt den Contract: Inhaber, Geld und Limits bleiben, wie sie sind. Es wird geprüft und unterschrieben wie eine Zahlung.',
  'settings.updateTo': 'Auf Version {latest} aktualisieren',
  'settings.updateKnown':
    'Für diese Chain ist Version {latest} veröffentlicht. Dieses Konto läuft mit {version}. Die Chain hat keinen offiziellen Contract, der ein solches Konto aktualisiert.',
  'settings.updateUnread':
    'Für diese Chain ist Version {latest} veröffentlicht. Dieses Konto läuft mit {version}. Der Node hat nicht gesagt, ob es sich aktualisieren lässt.',
  'settings.upToDate': 'Version {version} ist die neueste, die für diese Chain veröffentlicht ist.',
  'settings.nodes': 'Node und Gateway',
  'settings.gateway': 'Gateway',
  'settings.without': 'Ohne Gateway fortfahren',
  'settings.withoutWhy':
    'Diese Seite kann ihr eigenes Gateway sein: Sie liest die Chain über Ihren Node und bewahrt Vorschläge in diesem Browser auf. Die anderen Inhaber sehen sie erst, wenn sie weitergegeben werden.',
  'settings.here':
    'Nicht gefragt: Das Gateway in dieser Seite ist in Gebrauch. Vorschläge sind nur in diesem Browser.',
  'settings.hosted': 'Gateway wieder verwenden',
  'settings.chains': 'Alle Chains, ihre Nodes und Gateways',
  'settings.data': 'Daten dieses Geräts',
  'settings.dataHint':
    'Namen, Entwürfe, aufbewahrte Unterschriften und Einstellungen sind nur in diesem Browser. Eine Datei bringt sie in einen anderen. Auch die letzten Antworten zu Ihren Konten sind hier, für Zeiten ohne Netz; sie sind in keiner Datei.',
  'settings.export': 'Datendatei exportieren',
  'settings.import': 'Datendatei importieren',
  'settings.notData': 'Das ist keine Datendatei dieser App.',
  'settings.dataSame': {
    one: '{count} Teil ist hier gleich.',
    other: '{count} Teile sind hier gleich.',
  },
  'settings.part.people': 'Personen und ihre Namen',
  'settings.part.accounts': 'Liste der Konten',
  'settings.part.plans': 'Konten, die noch nicht erstellt sind',
  'settings.part.new-account': 'Ein begonnenes neues Konto',
  'settings.part.sent-accounts': 'Konten, deren Erstellung gesendet wurde',
  'settings.part.drafts': 'Begonnene Zahlungen',
  'settings.part.payroll': 'Eine begonnene Gehaltsliste',
  'settings.part.payroll-columns': 'Ihre Antworten zu Spalten von Tabellen',
  'settings.part.review': 'Zahlungen zum Prüfen',
  'settings.part.templates': 'Vorlagen',
  'settings.part.requests': 'Zahlungsanforderungen',
  'settings.part.signatures': 'Unterschriften, die noch weiterzugeben sind',
  'settings.part.message-signatures': 'Hier unterschriebene Nachrichten, noch zu senden',
  'settings.part.proposals': 'Zahlungen unter Inhabern, ohne Gateway',
  'settings.part.policies': 'Von den Inhabern unterschriebene Regeln',
  'settings.part.sent': 'Transaktionen unterwegs',
  'settings.part.steps': 'Wann Transaktionen wie weit waren',
  'settings.part.tokens': 'Ausgeblendete und vertraute Token',
  'settings.part.chains': 'Chains, die Sie hinzugefügt haben',
  'settings.part.nodes': 'Eigene Knoten',
  'settings.part.gateway-place': 'Welches Gateway gefragt wird',
  'settings.part.currency': 'Währung',
  'settings.part.language': 'Sprache',
  'settings.part.appearance': 'Erscheinungsbild',
  'settings.part.signed-in': 'Anmeldung beim Gateway',
  'settings.part.other': 'Etwas, das diese Version nicht kennt',
  'settings.peopleJoin':
    'Sie kommen zu den Personen hier hinzu: Niemand geht verloren. Wer hier schon bekannt ist, ändert sich nur, wo Sie es wählen.',
  'settings.dataNew': 'Neu hier',
  'settings.dataReplaces': 'Ersetzt, was hier aufbewahrt ist',
  'settings.take': { one: '{count} Teil übernehmen', other: '{count} Teile übernehmen' },
  'settings.wipe': 'Daten auf diesem Gerät löschen',
  'settings.wipeSure':
    'Alles, was dieser Browser für diese App aufbewahrt, wird gelöscht: Namen, Entwürfe, die letzten Antworten zu Ihren Konten und noch nicht gesendete Unterschriften. Es gibt kein Zurück.',
  'settings.wipeYes': 'Ja, alles löschen',
  'settings.look': 'Aussehen und Sprache',
  'settings.appearance': 'Aussehen',
  'settings.system': 'Wie das System',
  'settings.light': 'Hell',
  'settings.dark': 'Dunkel',
  'settings.currency': 'Währung',
  'settings.currencyHint': 'In welcher Währung das Gateway Werte nennt.',
  'settings.currencyFailed': 'Das Gateway hat nicht gesagt, welche Währungen es kennt.',
  'settings.language': 'Sprache',
  'settings.languageFailed':
    '{language} ließ sich nicht laden, deshalb ist die Seite auf Englisch. Laden Sie neu, wenn das Netz wieder da ist.',
  'settings.policy': 'Regeln',
  'settings.policyText':
    'Was dieses Konto nach dem Willen der Inhaber verlassen darf. Jede Zahlung wird daran gemessen, bevor jemand unterschreibt.',
  'settings.policyOpen': 'Regeln lesen oder aufstellen',
  'settings.about': 'Über diesen Build',
  'settings.build': 'Build {build}',
  'settings.buildHash': 'Ganze Prüfsumme (Hash) dieses Builds',
  'settings.buildHashHint':
    'SHA-256 über die Liste aller Skripte dieses Builds und ihrer Prüfsummen. Zwei Builds aus demselben Quelltext ergeben dieselbe.',
  'settings.buildCopy': 'Prüfsumme (Hash) dieses Builds kopieren',
  'settings.buildNoHash':
    'Diese App wurde nicht gebaut oder kam über eine unverschlüsselte Leitung: Sie hat keine Prüfsumme zum Vergleichen.',
  'settings.licences': 'Wessen Arbeit in dieser App steckt',
  'settings.licence':
    'MIT-Lizenz. Die Schriften Hanken Grotesk und Geist Mono stehen unter der Open Font License.',
  'settings.apps': 'Apps für dieses Konto',
  'settings.appsHint':
    'Eine Liste des Gateways. Niemand hier hat diese Apps geprüft, und keine wird innerhalb dieser Seite geöffnet.',
  'settings.appsNone': 'Das Gateway führt für diese Chain keine App auf.',
  'settings.appsFailed': 'Das Gateway hat nicht gesagt, welche Apps es gibt.',
  'settings.appsLoading': 'Das Gateway wird gefragt, welche Apps es gibt',

  // who may take how much
  'spending.title': 'Ausgabelimits',
  'spending.hint':
    'Diese Personen können bis zu ihrer Grenze Geld abbuchen, wohin sie wollen, ohne dass ein Inhaber unterschreibt.',
  'spending.source': 'Das sagt der Contract des Moduls selbst',
  'spending.asking': 'Die Chain wird gefragt, wer wie viel abbuchen darf',
  'spending.none': 'Niemand hat ein Limit: Auf diesem Weg kann nichts abgebucht werden.',
  'spending.failed': 'Die Chain hat nicht gesagt, wer wie viel abbuchen darf',
  'spending.failedThen': 'Gehen Sie bis dahin davon aus, dass jemand alles abbuchen kann.',
  'spending.again': 'Noch einmal fragen',
  'spending.more': 'Es gibt mehr Limits, als hier stehen.',
  'spending.once': 'jetzt verfügbar, von einmalig {amount}',
  'spending.minutes': {
    one: 'jetzt verfügbar, von {amount} je Minute',
    other: 'jetzt verfügbar, von {amount} alle {count} Minuten',
  },
  'spending.hours': {
    one: 'jetzt verfügbar, von {amount} je Stunde',
    other: 'jetzt verfügbar, von {amount} alle {count} Stunden',
  },
  'spending.days': {
    one: 'jetzt verfügbar, von {amount} je Tag',
    other: 'jetzt verfügbar, von {amount} alle {count} Tage',
  },
  'spending.taken': '{amount} abgebucht',
  'spending.takenUntil': '{amount} abgebucht. Neubeginn: {when}',
  'spending.unknownToken': 'kleinste Einheiten von {token}',

  // what can be done with a transaction
  'actions.label': 'Was Sie tun können',
  'actions.token': 'Die Chain wird nach dem Token gefragt.',
  'actions.signAndExecute': 'Zustimmen und senden',
  'actions.execute': 'Jetzt senden',
  'actions.send.payment': '{amount} {symbol} senden',
  'actions.connect': 'Verbinden Sie eine Wallet, um es zu senden.',

  // the facts of a transaction
  'facts.from': 'Von',
  'facts.to': 'An',
  'facts.token': 'Token',
  'facts.chain': 'Chain',
  'facts.data': 'Daten',
  'facts.nonce': 'Nr. in der Reihe',
  'facts.proposed': 'Vorgeschlagen',
  'facts.executed': 'Ausgeführt',
  'facts.note': 'Verwendungszweck',
  'facts.note.claimed': '{note} (eine Notiz der Inhaber, nicht Teil der Unterschrift)',
  'facts.onChain': 'Auf der Chain',
  'facts.onChain.copy': 'Prüfsumme (Hash) der Transaktion auf der Chain kopieren',
  'facts.bytes': { one: '{count} Byte', other: '{count} Byte' },

  // who has signed a transaction
  'signers.title': '{counted} von {threshold} Zustimmungen',
  'signers.claimed': 'Die Inhaber nennt nur das Gateway: Die Chain hat nicht geantwortet.',
  'signers.bad': {
    one: 'Eine Unterschrift, die das Gateway zeigt, zählt nicht.',
    other: '{count} Unterschriften, die das Gateway zeigt, zählen nicht.',
  },
  'signers.bad.text':
    'Das Gateway sagt {claimed}. Was zählt, wird hier aus der Unterschrift selbst errechnet.',
  'signers.signed': 'Zugestimmt',
  'signers.onChain': 'Nicht geprüft: Das Konto fragt den Contract des Inhabers',
  'signers.stranger': 'Kein Inhaber: zählt nicht',
  'signers.invalid': 'Die Unterschrift gilt nicht',
  'signers.missing': 'Nicht zugestimmt',
  'signers.now': 'Jetzt',
  'signers.waiting': 'Noch nicht',
  'signers.spare': 'Nicht nötig',
  'signers.unknown': '–',

  // what became of a transaction that was not executed
  'fate.used': 'Ihre Nummer in der Reihe ist verbraucht, also kann sie nicht mehr gesendet werden.',
  'fate.rejected': 'Sie wurde storniert. Es ist kein Geld geflossen.',
  'fate.replaced': 'Eine andere wurde an ihrer Stelle gesendet.',
  'fate.claimed': 'sagt das Gateway',
  'fate.see': 'Ansehen, was gesendet wurde',

  // what is missing until a transaction is executed
  'missing.disconnected': 'Verbinden Sie zum Unterschreiben die Wallet eines Inhabers.',
  'missing.anybody': 'Es ist genehmigt, also kann es jeder senden. Nur Inhaber können zustimmen.',
  'missing.notOwner':
    'Die verbundene Adresse ist kein Inhaber und kann deshalb nicht unterschreiben.',
  'missing.others': {
    one: 'Sie haben zugestimmt. Noch ein Inhaber muss zustimmen.',
    other: 'Sie haben zugestimmt. Noch {count} Inhaber müssen zustimmen.',
  },
  'missing.unread': 'Die Chain wird gefragt, wer unterschreiben kann.',

  // what a transaction page warns of
  'notices.unreadable': 'Das lässt sich nicht prüfen. Unterschreiben Sie es nirgends.',
  'notices.unreadable.noCall':
    'Das Gateway zeigt nicht, was aufgerufen wird; niemand kann also sagen, was geschieht.',
  'notices.unreadable.operation': 'Das Gateway zeigt eine Art von Aufruf, die kein Konto macht.',
  'notices.unreadable.version':
    'Niemand kennt die Version dieses Kontos; die Prüfsumme lässt sich nicht errechnen.',
  'notices.claimed':
    'Empfänger und Betrag sagt nur das Gateway. Hier wird das weder unterschrieben noch ausgeführt.',
  'notices.hash':
    'Die Transaktion des Gateways passt nicht zu ihrer Prüfsumme. Unterschreiben Sie sie nirgends.',
  'notices.hash.text':
    'Was hier steht, ergibt eine andere Prüfsumme als die, um deren Unterschrift das Gateway bittet.',
  'notices.other':
    'Das Gateway beschreibt eine andere Transaktion als diese. Vertrauen Sie ihm nicht.',
  'notices.other.text':
    'Was Sie hier sehen, ist aus der Transaktion selbst gelesen, nicht aus den Worten des Gateways.',
  'notices.token':
    'Was Sie hier sehen, sagt der Contract. Solange beide voneinander abweichen, wird hier nicht unterschrieben.',
  'notices.what': 'diese Transaktion',

  // the page of a transaction
  'transactionPage.title': 'Transaktion',
  'transactionPage.what': 'den neuesten Stand dieser Transaktion',
  'transactionPage.reading': 'Transaktion wird gelesen',
  'transactionPage.opening': 'Was Sie tun können, wird geöffnet',

  // a receipt
  'receipt.paid': '{name} ist bezahlt',
  'receipt.done': 'Es ist erledigt',
  'receipt.steps': 'Wie es dazu kam',
  'receipt.steps.now': 'Wie weit es ist',
  'receipt.signed': 'Genehmigt',
  'receipt.signed.by': 'von {names}',
  'receipt.signed.at':
    'von {names}. Das Gateway gibt an, die letzte Unterschrift am {time} erhalten zu haben',
  'receipt.signed.unread': 'die Unterschriften werden geprüft',
  'receipt.broadcast': 'Gesendet',
  'receipt.broadcast.by': 'von {name}',
  'receipt.broadcast.at': 'von {name}, {time}',
  'receipt.seen': 'Gesehen',
  'receipt.seen.by': 'vom Netzwerk',
  'receipt.seen.at': 'vom Netzwerk, {time}',
  'receipt.seen.not': 'vom Netzwerk noch nicht',
  'receipt.mined.not': 'noch nicht endgültig',
  'receipt.mined': 'Endgültig',
  'receipt.turnedBack': 'Zurückgewiesen',
  'receipt.mined.at': {
    one: '{time}, {count} Block tief',
    other: '{time}, {count} Blöcke tief',
  },
  'receipt.indexed': 'In der Liste von Safe',
  'receipt.indexed.by': 'der Dienst von Safe hat es',
  'receipt.indexed.at': 'der Dienst von Safe hat es, {time}',
  'receipt.indexed.not': 'der Dienst von Safe hat es noch nicht',
  'receipt.indexed.here': 'von diesem Browser gelesen',
  'receipt.indexed.hereAt': 'von diesem Browser gelesen, {time}',
  'receipt.indexed.hereNot': 'von diesem Browser noch nicht gelesen',
  'receipt.waiting': 'die Chain wird gefragt',
  'receipt.label': 'Beleg',
  'receipt.who': '{account} hat an {name} gezahlt',
  'receipt.what': '{account} hat dies getan',
  'receipt.cancelled': '{account} hat dies storniert',
  'receipt.at': 'Am {time}',
  'receipt.for': 'Verwendungszweck',
  'receipt.claimed': '{note} (eine Notiz der Inhaber, nicht Teil der Unterschrift)',
  'receipt.passedOn': '{note} (eine Notiz der Inhaber, nicht Teil der Unterschrift)',
  'receipt.to': 'An',
  'receipt.from': 'Von',
  'receipt.token': 'Token',
  'receipt.signers': 'Genehmigt von',
  'receipt.chain': 'Auf der Blockchain',
  'receipt.place': 'Nummer',
  'receipt.place.used': 'Nr. {nonce} in der Reihe, verbraucht',
  'receipt.block': '{chain}, Block {block}',
  'receipt.fee': 'Netzwerkgebühr',
  'receipt.feeBy': '{fee} {symbol}, gezahlt von {name}',
  'receipt.seal': 'Siegel dieser Zahlung',
  'receipt.foot':
    'Das Siegel ist aus der Prüfsumme dieser Zahlung gezeichnet. Jeder kann den Beleg mit der Chain abgleichen.',
  'receipt.print': 'Beleg drucken',
  'receipt.save': 'Beleg als Datei speichern',
  'receipt.notSaved':
    'Der Node hat nicht geantwortet; nichts wurde gespeichert. Versuchen Sie es noch einmal.',
  'receipt.copy': 'Prüfsumme (Hash) der Transaktion auf der Chain kopieren',
  'failedPage.title': 'Nicht durchgegangen',
  'failedPage.short': 'Nicht durchgegangen: Das Konto hatte zu wenig',
  'failedPage.refused': 'Nicht durchgegangen: Der Vertrag hat abgelehnt',
  'failedPage.nothing': 'Nichts wurde bewegt; die Gebühr ist bezahlt.',
  'failedPage.again': 'Noch einmal zahlen',
  'failedPage.label': 'Was nicht durchging',
  'failedPage.who': '{account} wollte an {name} zahlen',
  'failedPage.what': '{account} wollte dies tun',
  'failedPage.words': 'Der Vertrag sagt: „{words}“',
  'failedPage.figures': 'Es hatte {held} {symbol}. {needed} {symbol} sollten hinausgehen.',
  'received.from': '{account} hat dies von {name} erhalten',
  'received.new': '{account} hat neue Token erhalten',
  'received.label': 'Was erhalten wurde',
  'received.worth': '{sum} zum heutigen Kurs',
  'received.claimed':
    'Sagt der Dienst von Safe; die Blockchain wurde nicht gefragt oder hat nicht geantwortet',
  'received.sender': 'Von',
  'received.token': 'Token',
  'received.to': 'An',
  'received.chain': 'Auf der Blockchain',
  'received.copy': 'Den Hash der Transaktion in der Blockchain kopieren',
  'receipt.check': 'Beleg prüfen',

  // all accounts
  'accounts.title': 'Konten',
  'accounts.hold': 'Guthaben Ihrer Konten',
  'accounts.watchedHold': 'Guthaben der beobachteten Konten',
  'accounts.missing': {
    one: 'Der Wert von {names} ist nicht bekannt. Guthaben der übrigen: {known}.',
    other: 'Der Wert von {names} ist nicht bekannt. Guthaben der übrigen: {known}.',
  },
  'accounts.nothingKnown': 'Der Wert ist nicht bekannt: Das Gateway hat keinen Preis genannt.',
  'accounts.noTotal': 'Der Wert ist nicht bekannt.',
  'accounts.silentMissing':
    'Das Gateway konnte {chains} nicht fragen. Guthaben der übrigen: {known}.',
  'accounts.uncheckedMissing':
    'Noch sind nicht alle Konten geprüft. Guthaben derer, die Ihnen gehören: {known}.',
  'accounts.missingMore': {
    one: 'Der Wert von {names} und {count} weiteren ist nicht bekannt. Guthaben der übrigen: {known}.',
    other:
      'Der Wert von {names} und {count} weiteren ist nicht bekannt. Guthaben der übrigen: {known}.',
  },
  'accounts.counted': { one: '{count} Konto', other: '{count} Konten' },
  'accounts.prices': 'summiert nach dem Gateway',
  'accounts.new': 'Neues Konto',
  'accounts.open': 'Konto öffnen',
  'accounts.find': 'Nach Name, Adresse oder Chain suchen',
  'accounts.noMatch': 'Kein Konto passt zu „{text}“.',
  'accounts.looking': 'Ihre Konten werden gesucht',
  'accounts.asking': 'Die Chain wird gefragt, welche davon Ihnen gehören',
  'accounts.more': '{count} weitere von {all} zeigen',
  'accounts.signers': '{threshold} von {owners} unterschreiben',
  'accounts.named': 'Ihr Name dafür; nur dieser Browser hat ihn.',
  'accounts.forYou': { one: '{count} wartet auf Sie', other: '{count} warten auf Sie' },
  'accounts.forOthers': { one: '{count} wartet auf andere', other: '{count} warten auf andere' },
  'accounts.unknownWorth': 'Wert nicht bekannt',
  'accounts.showAddress': 'Ganze Adresse von {account} zeigen',
  'accounts.copy': 'Adresse von {account} kopieren',
  'accounts.alike':
    'Sieht aus wie {names}, ist aber eine andere Adresse. Vergleichen Sie sie ganz:',
  'accounts.listing.foreign': 'Das Gateway führt es als Ihres auf. Die Chain nennt andere Inhaber.',
  'accounts.listing.none':
    'Das Gateway führt es als Ihres auf. Die Chain hat unter dieser Adresse kein Konto.',
  'accounts.listing.unchecked': 'Das Gateway führt es als Ihres auf. Niemand hat das geprüft.',
  'accounts.watchedNone': 'Die Chain hat unter dieser Adresse kein Konto.',
  'accounts.watchedUnchecked':
    'Der Node hat nicht geantwortet. Ob hier ein Konto ist, ist nicht bekannt.',
  'accounts.unchecked': 'Nicht geprüft',
  'accounts.denied': 'Nicht Ihre',
  'accounts.deniedText':
    'Das Gateway führt diese Konten als Ihre auf, die Chain nicht. Senden Sie nichts dorthin.',
  'accounts.watched': 'Beobachtet',
  'accounts.watchedText': 'In diesem Browser aufbewahrt. Inhaber sind andere.',
  'accounts.remove': '{account} von der Liste nehmen',
  'accounts.removed': '{account} ist von der Liste genommen.',
  'accounts.undo': 'Rückgängig',
  'accounts.planned': 'Geplant',
  'accounts.plannedText':
    'Noch nicht erstellt. An ihre Adressen kann trotzdem schon gezahlt werden.',
  'accounts.plan': '{threshold} von {owners} werden unterschreiben · zu erstellen auf {chains}',
  'accounts.planGhost': 'nicht erstellt',
  'accounts.waits': 'Wartet auf Sie',
  'accounts.gateway': 'Gateway',
  'accounts.payments': { one: '{count} Zahlung', other: '{count} Zahlungen' },
  'accounts.inAccounts': { one: 'In {count} Konto.', other: 'In {count} Konten.' },
  'accounts.waitsNothing': 'Nichts wartet auf Sie.',
  'accounts.waitsUnknown':
    'Was in manchen Konten wartet, ist nicht bekannt: Das Gateway hat es nicht gesagt.',
  'accounts.waitsOthers': {
    one: '{count} Zahlung wartet auf andere.',
    other: '{count} Zahlungen warten auf andere.',
  },
  'accounts.connectTitle': 'Verbinden Sie eine Wallet, um zu sehen, was ihr gehört',
  'accounts.connectText':
    'Ein gemeinsames Konto kennt seine Inhaber an ihren Adressen. Beim Verbinden wird nichts unterschrieben.',
  'accounts.connect': 'Wallet verbinden',
  'accounts.noneTitle': 'Dieser Adresse gehört noch kein gemeinsames Konto',
  'accounts.noneOnChainTitle': 'Die Chain nennt Sie bei keinem Konto als Inhaber',
  'accounts.none': 'Erstellen Sie eines, oder bitten Sie einen Inhaber, Sie hinzuzufügen.',
  'accounts.silent': 'Das Gateway konnte {chains} nicht fragen.',
  'accounts.silentText': 'Unten können Konten von dort fehlen.',
  'accounts.again': 'Noch einmal versuchen',
  'accounts.what': 'Ihre Konten',
  'accounts.what.worth': 'den Wert der Konten',
  'accounts.unlisted': 'Sie arbeiten ohne das Gateway weiter.',
  'accounts.unlistedText':
    'Welche Konten Ihnen gehören und was sie wert sind, ist hier nicht bekannt. Aufgeführt sind die, die dieser Browser aufbewahrt.',
  'accounts.hosted': 'Gateway wieder verwenden',
  'accounts.node': 'Der Node von {chains} hat nicht geantwortet.',
  'accounts.nodeText': 'Dass diese Konten Ihnen gehören, sagt nur das Gateway.',
  'accounts.elsewhere': {
    one: 'Das Gateway führt auch Konten auf {count} Chain auf, die diese App nicht anbietet.',
    other: 'Das Gateway führt auch Konten auf {count} Chains auf, die diese App nicht anbietet.',
  },
  'accounts.watchTitle': 'Ein Konto beobachten',
  'accounts.watchText':
    'Ansehen kann es jeder. Es bleibt in diesem Browser und zählt in keiner Ihrer Summen.',
  'accounts.watchField': 'Adresse oder Name',
  'accounts.watchChain': 'Chain',
  'accounts.watch': 'Beobachten',
  'accounts.watching': '{account} ist auf der Liste.',
  'accounts.sessionTitle': 'Sitzung beim Gateway',
  'accounts.sessionIn':
    'Sie sind angemeldet. Das Gateway weiß, dass diese Adresse Ihnen gehört, bis Sie sich abmelden oder die Verbindung trennen.',
  'accounts.sessionOut':
    'Melden Sie sich an, damit das Gateway Dinge nur für Sie aufbewahrt, etwa Konten, die Sie vorbereiten. Zahlen geht auch ohne.',
  'accounts.signOut': 'Abmelden',
  'accounts.signIn': 'Anmelden',

  // chains
  'chains.title': 'Chains und Nodes',
  'chains.lead':
    'Ein Node liest eine Chain für diese Seite. Das Gateway bewahrt auf, was Inhaber vorschlagen und was geschehen ist. Niemand wird gefragt, bevor Sie es anstoßen.',
  'chains.ask': 'Alle fragen, wie es ihnen geht',
  'chains.asking': 'Wird gefragt',
  'chains.node': 'Node von {chain}',
  'chains.gateway': 'Gateway von {chain}',
  'chains.usualGateway': 'Gateway dieser App',
  'chains.unserved':
    'Das Gateway bedient {chain} nicht: Konten dort werden allein von der Chain gelesen.',
  'chains.added': 'Sie haben diese Chain hinzugefügt. Sie bleibt in diesem Browser.',
  'chains.choose': 'Node von {chain} wählen',
  'chains.usual': 'Wieder den üblichen Node von {chain} verwenden',
  'chains.remove': '{chain} entfernen',
  'chains.removeWhy':
    'Konten auf {chain} werden dann nicht mehr angezeigt. Ihnen geschieht nichts, und Sie können die Chain wieder hinzufügen.',
  'chains.removeYes': 'Ja, entfernen',
  'chains.keep': 'Behalten',
  'chains.probing': 'wird gefragt',
  'chains.nodeOk': 'Antwortet für {chain} in {latency} ms, bei Block {block}',
  'chains.nodeWrong': 'Dieser Node bedient eine andere Chain ({id}). Er wird nichts gefragt.',
  'chains.nodeFailed': 'Dieser Node hat nicht geantwortet, oder er antwortet keinen Webseiten.',
  'chains.gatewayOk': 'Antwortet in {latency} ms',
  'chains.gatewayFailed': 'Das Gateway antwortet nicht.',
  'chains.ownNode': 'Ihr eigener Node von {chain}',
  'chains.ownNodeHint':
    'Seine Adresse, zum Beispiel https://node.example. Sie bleibt in diesem Browser.',
  'chains.notUrl': 'Geben Sie eine Adresse ein, die mit https:// oder http:// beginnt.',
  'chains.notAllowed':
    'Dieser Build der App darf {host} nicht fragen. Dorthin wurde nichts gesendet.',
  'chains.useNode': 'Diesen Node prüfen und verwenden',
  'chains.usualNode': 'Wieder den üblichen Node verwenden',
  'chains.hosts': 'Wen dieser Build fragen darf',
  'chains.hostsWhy':
    'Eine Seite dieses Builds darf diese Hosts fragen und keine anderen; dafür sorgt Ihr Browser. Soll ein Node an einem anderen Ort gefragt werden, macht der Betreiber dieser App einen Build, der dessen Host nennt: Wie das geht, steht in docs/hosting.md des Quelltextes.',
  'chains.add': 'Chain hinzufügen',
  'chains.addLead':
    'Alles, was diese Seite über eine hinzugefügte Chain weiß, sagt deren Node. Nehmen Sie einen Node nur von jemandem, dem Sie vertrauen.',
  'chains.addNode': 'Adresse eines Nodes der Chain',
  'chains.askNode': 'Diesen Node fragen',
  'chains.isHere':
    '{chain} ist schon in dieser App. Sie können oben einen anderen Node dafür wählen.',
  'chains.unreadable':
    'Der Chain {id} fehlt ein Contract, über den diese App Konten liest (Multicall3). Sie kann nicht hinzugefügt werden.',
  'chains.found': 'Dieser Node bedient die Chain {id}.',
  'chains.name': 'Name der Chain',
  'chains.noName': 'Geben Sie einen Namen mit höchstens {most} Zeichen ein.',
  'chains.nameTaken':
    'Eine andere Chain dieser App heißt {name}. Geben Sie einen anderen Namen ein.',
  'chains.symbol': 'Worin Gebühren bezahlt werden',
  'chains.symbolHint': 'Das Symbol, zum Beispiel ETH. Diese App rechnet mit 18 Nachkommastellen.',
  'chains.noSymbol': 'Geben Sie Buchstaben und Ziffern ohne Leerzeichen ein, höchstens {most}.',
  'chains.addIt': 'Diese Chain hinzufügen',

  // a new account
  'newAccount.title': 'Neues Konto',
  'newAccount.lead':
    'Mehrere Personen haben es gemeinsam. Es zahlt, wenn genug von ihnen unterschrieben haben. Das Erstellen kostet eine Netzwerkgebühr. Später kostet jede Zahlung eine.',
  'newAccount.openInstead': 'Bestehendes Konto öffnen',
  'newAccount.name': 'Name',
  'newAccount.name.hint': 'Nur dieser Browser kennt ihn.',
  'newAccount.chains': 'Wo',
  'newAccount.chains.hint': 'Auf jeder davon bekommt es dieselbe Adresse.',
  'newAccount.chains.none': 'Wählen Sie mindestens eine Chain.',
  'newAccount.chains.apart':
    'Diese Chains haben keine Version der Konto-Contracts gemeinsam. Erstellen Sie das Konto dort nacheinander.',
  'newAccount.owners': 'Inhaber',
  'newAccount.owners.hint':
    'Jeder von ihnen kann unterschreiben. Später werden Inhaber von den anderen hinzugefügt oder entfernt.',
  'newAccount.owner': 'Inhaber {count}',
  'newAccount.owner.placeholder': '0x… oder ein Name',
  'newAccount.owner.add': 'Weiteren Inhaber hinzufügen',
  'newAccount.owner.remove': 'Inhaber {count} entfernen',
  'newAccount.owner.addPerson': '{name} hinzufügen',
  'newAccount.owner.addYou': 'Sich selbst hinzufügen',
  'newAccount.owner.name.looking': 'Die Chain wird gefragt, für wen {name} steht.',
  'newAccount.owner.name.none':
    'Niemand konnte sagen, für wen {name} steht. Geben Sie die Adresse ein.',
  'newAccount.owner.name.found':
    'Die Chain sagt, dass {name} heute für diese Adresse steht. Das Konto merkt sich die Adresse, nicht den Namen.',
  'newAccount.owner.name.use': 'Diese Adresse verwenden',
  'newAccount.owner.duplicate': 'Dieser Inhaber steht schon in der Liste.',
  'newAccount.owner.reserved':
    'Diese Adresse gehört niemandem, also könnte niemand mit ihr unterschreiben.',
  'newAccount.owner.planned':
    'Das ist ein Konto, das es noch nicht gibt, vielleicht das, das Sie gerade erstellen. Es kann nicht unterschreiben.',
  'newAccount.owner.otherChain':
    'Diese Adresse ist für {chain} geschrieben, und dort entsteht das Konto nicht.',
  'newAccount.owner.missing': {
    one: 'Fügen Sie mindestens einen weiteren Inhaber hinzu.',
    other: 'Fügen Sie mindestens {count} weitere Inhaber hinzu.',
  },
  'newAccount.owner.contract':
    'Das ist ein Contract. Er kann nur dort unterschreiben, wo es ihn gibt, und nur, wenn er dafür gemacht ist.',
  'newAccount.owner.you': 'Sie',
  'newAccount.threshold': 'Nötige Unterschriften',
  'newAccount.threshold.option': '{count} von {owners}',
  'newAccount.advice.single':
    'Wer diesen einen Schlüssel hat, hat alles. Geht er verloren, ist es auch das Konto.',
  'newAccount.advice.any':
    'Jeder von ihnen kann allein alles bewegen. Die anderen schützen nur vor einem verlorenen Schlüssel.',
  'newAccount.advice.all':
    'Geht ein Schlüssel verloren, lässt sich nie mehr etwas bewegen. Lassen Sie Spielraum für einen.',
  'newAccount.advice.minority': {
    one: '{count} von ihnen kann gegen die anderen alles bewegen.',
    other: '{count} von ihnen können zusammen gegen die anderen alles bewegen.',
  },
  'newAccount.advice.good': {
    one: 'Ein Schlüssel darf verloren gehen, und ein Dieb braucht mehr als einen. Das ist eine gute Wahl.',
    other: '{count} Schlüssel dürfen verloren gehen, ohne dass das Konto gesperrt ist.',
  },
  'newAccount.address.title': 'Adresse des Kontos',
  'newAccount.address.none':
    'Sie ergibt sich aus den Inhabern und den nötigen Unterschriften. Tragen Sie zuerst die Inhaber ein.',
  'newAccount.address.ghost': 'Noch nicht erstellt',
  'newAccount.address.hint':
    'Auf diesem Gerät errechnet aus den Inhabern, den nötigen Unterschriften und den Contracts. Ein anderer Inhaber ergibt eine andere Adresse.',
  'newAccount.continue': 'Prüfen und erstellen',
  'newAccount.clear': 'Neu beginnen',

  'newAccount.plan.title': '{name} erstellen',
  'newAccount.plan.unnamed': 'Konto erstellen',
  'newAccount.plan.lead':
    'Noch ist nichts auf der Chain. Die Adresse unten ist in diesem Browser aufbewahrt und kann schon empfangen.',
  'newAccount.plan.gone': 'Dieser Browser hat für diese Adresse keinen Plan.',
  'newAccount.plan.goneText':
    'Vielleicht ist das Konto schon erstellt, oder es wurde in einem anderen Browser geplant. Öffnen Sie es, um nachzusehen.',
  'newAccount.plan.open': 'Diese Adresse öffnen',
  'newAccount.plan.remove': 'Aus diesem Browser entfernen',
  'newAccount.plan.removeText':
    'Liegt an dieser Adresse schon Geld, notieren Sie zuerst die Inhaber, die nötigen Unterschriften und die Nummer unten: Ohne sie kann niemand das Konto erstellen.',
  'newAccount.plan.change': 'Inhaber oder nötige Unterschriften ändern',
  'newAccount.plan.rule': 'Nötige Unterschriften',
  'newAccount.plan.ruleValue': '{threshold} von {owners} müssen unterschreiben',
  'newAccount.plan.contract': 'Contract',
  'newAccount.plan.contractValue': 'Safe {version}, meldet jede Zahlung',
  'newAccount.plan.salt': 'Nummer',
  'newAccount.plan.saltHint': 'unterscheidet zwei Konten derselben Inhaber',
  'newAccount.plan.you': '{name} (Sie)',
  'newAccount.plan.notOwner':
    'Sie sind nicht unter den Inhabern. Sie können das Konto erstellen, aber nicht damit unterschreiben.',
  'newAccount.plan.connect': 'Zum Erstellen eine Wallet verbinden',
  'newAccount.plan.connectButton': 'Wallet verbinden',
  'newAccount.plan.connectText': 'Jeder darf es erstellen. Wer es tut, zahlt die Netzwerkgebühr.',
  'newAccount.check.address': 'Adresse errechnet',
  'newAccount.check.contracts': 'Die Contracts sind die veröffentlichten',
  'newAccount.check.contracts.failed': 'Die Contracts hier sind nicht die veröffentlichten',
  'newAccount.check.contracts.missing': 'Die Contracts sind nicht auf dieser Chain',
  'newAccount.check.factory': 'Die Factory bestätigt die Adresse',
  'newAccount.check.factory.failed': 'Die Factory würde eine andere Adresse verwenden',
  'newAccount.check.trial': 'Geprobt: Die Chain erstellt es dort',
  'newAccount.check.trial.failed': 'Geprobt: Die Chain lehnt es ab',
  'newAccount.check.free': 'Die Adresse ist frei',
  'newAccount.check.free.failed': 'An dieser Adresse ist schon ein Contract',
  'newAccount.check.running': '{chain} wird gefragt',
  'newAccount.check.silent': 'Der Node von {chain} hat nicht geantwortet.',
  'newAccount.check.again': 'Noch einmal versuchen',
  'newAccount.source.chain': 'Chain',
  'newAccount.source.device': 'dieses Gerät',

  'newAccount.fee': 'Netzwerkgebühr',
  'newAccount.fee.hint': 'was der Node jetzt verlangt, gezahlt von Ihrer Wallet',
  'newAccount.create': '{name} auf {chain} erstellen',
  'newAccount.create.unnamed': 'Konto auf {chain} erstellen',
  'newAccount.create.again': 'Noch einmal nachsehen',
  'newAccount.create.forget': 'Aufgeben',
  'newAccount.create.wait': 'Erst muss jede Prüfung bestanden sein.',
  'newAccount.create.checking': 'Die Chain wird zu allem noch einmal befragt.',
  'newAccount.create.asking': 'Ihre Wallet bittet Sie, die Transaktion zu senden.',
  'newAccount.create.mining':
    'Gesendet. Die Chain hat sie noch nicht aufgenommen. Sie können diese Seite schließen; wenn Sie zurückkommen, geht es hier weiter.',
  'newAccount.create.sentStill':
    'Die Transaktion wurde gesendet und kann noch ausgeführt werden. Sehen Sie nach, bevor Sie etwas anderes tun.',
  'newAccount.ending.succeeded': 'Erstellt. Die Chain hat es.',
  'newAccount.ending.overtaken': 'Jemand anderes hat es zuerst erstellt. Es ist dasselbe Konto.',
  'newAccount.ending.reverted':
    'Die Chain hat rückgängig gemacht, was Sie gesendet haben. Es hat nur die Gebühr gekostet.',
  'newAccount.ending.unrelated':
    'Was Ihre Wallet gesendet hat, hat dieses Konto nicht erstellt. Sehen Sie in Ihrer Wallet nach.',
  'newAccount.ending.replaced':
    'Ihre Wallet hat stattdessen etwas anderes gesendet. Das Konto wurde nicht erstellt.',
  'newAccount.ending.cancelled':
    'Sie haben es in Ihrer Wallet abgebrochen. Das Konto wurde nicht erstellt.',
  'newAccount.ending.lost':
    'Kein Node kennt mehr, was Sie gesendet haben. Vielleicht ist es verworfen, vielleicht taucht es wieder auf. Sehen Sie zuerst in Ihrer Wallet nach.',
  'newAccount.ending.copy': 'Prüfsumme (Hash) des Gesendeten kopieren',
  'newAccount.openCreated': 'Konto öffnen',

  // opening an account
  'openAccount.title': 'Konto öffnen',
  'openAccount.lead': 'Ansehen kann jeder. Unterschreiben können nur Inhaber.',
  'openAccount.field': 'Adresse oder Name',
  'openAccount.field.hint':
    'Eine Adresse, eine Adresse mit ihrer Chain davor oder ein Name, den Sie vergeben haben.',
  'openAccount.look': 'Nachsehen',
  'openAccount.create': 'Neues Konto erstellen',
  'openAccount.chains': 'Ihre Chain finden',
  'openAccount.further': {
    one: 'Auf {count} weiteren Chain nachsehen',
    other: 'Auf {count} weiteren Chains nachsehen',
  },
  'openAccount.asking': '{chain} wird gefragt',
  'openAccount.silent': 'Der Node hat nicht geantwortet. Ob hier ein Konto ist, ist nicht bekannt.',
  'openAccount.again': 'Noch einmal versuchen',
  'openAccount.open': 'Auf {chain} öffnen',
  'openAccount.account': 'Ein Konto: {threshold} von {owners} müssen unterschreiben',
  'openAccount.yours': 'Sie sind Inhaber.',
  'openAccount.version': 'Contract {version}, wie vom Safe-Projekt veröffentlicht.',
  'openAccount.version.other':
    'Es läuft nicht mit einem veröffentlichten Contract des Safe-Projekts. Wer seinen Contract geschrieben hat, bestimmt, was eine Unterschrift bewirkt.',
  'openAccount.creation.proven':
    'Seine Adresse beweist, dass die offizielle Factory es erstellt hat.',
  'openAccount.creation.refuted':
    'Das Gateway sagt, wie es entstanden ist, und die Adresse sagt etwas anderes. Vertrauen Sie den Inhabern oben, nicht dem Gateway.',
  'openAccount.creation.unknown': 'Wie es entstanden ist, ist nicht bekannt.',
  'openAccount.contract': 'Ein Contract, aber kein gemeinsames Konto.',
  'openAccount.token':
    'Der Token {symbol}, kein gemeinsames Konto. Geld, das dorthin gesendet wird, ist verloren.',
  'openAccount.nothing':
    'Kein gemeinsames Konto: die Adresse einer Person, oder sie gehört niemandem.',
  'openAccount.planned': 'Ein Konto, das Sie geplant haben. Es ist noch nicht erstellt.',
  'openAccount.plan': 'Damit weitermachen',

  // the first page
  'welcome.title': 'Geld bewegt sich, wenn genug von Ihnen es gesehen haben.',
  'welcome.lead':
    'Ghost Pay ist für Konten, die mehreren gemeinsam gehören. Es gleicht jede Zahlung mit der Chain ab, bevor es um eine Unterschrift bittet, und sagt zu jeder Zahl, wer für sie einsteht.',
  'welcome.connect': 'Wallet verbinden',
  'welcome.accounts': 'Ihre Konten',
  'welcome.create': 'Neues Konto',
  'welcome.demo': 'Demo-Kasse öffnen',
  'welcome.promise': 'Diese Website sieht Ihre Adresse. Bewegen kann sie nichts.',

  // below and beside it
  'welcomeMore.vouch': 'Es sagt, wer dafür einsteht',
  'welcomeMore.vouch.text':
    'Die Chain, ein Gateway oder dieses Gerät: Jede Zahl trägt ihre Quelle und ihr Alter. Sagt eine Quelle die Unwahrheit, nennt die Seite sie und lässt Sie nicht unterschreiben.',
  'welcomeMore.second': 'Ein zweiter Blick, offline',
  'welcomeMore.second.text':
    'Ein Scan bringt eine Zahlung auf ein anderes Gerät. Eine kleine Seite ganz ohne Netzwerk macht daraus denselben Satz mit denselben Prüfsummen.',
  'welcomeMore.outlives': 'Es überlebt seine Server',
  'welcomeMore.outlives.text':
    'Das Gateway, ein Node oder diese Website können verschwinden. Das Konto ist auf der Chain, und Unterschriften reisen auch als Link, Datei oder Code.',
  'welcomeMore.open': 'Konto öffnen',
  'welcomeMore.open.text': 'Ansehen kann jeder. Unterschreiben können nur Inhaber.',
  'welcomeMore.open.field': 'Adresse des Kontos',
  'welcomeMore.open.placeholder': '0x… oder eth:0x… oder ein Name',
  'welcomeMore.open.button': 'Öffnen',
  'welcomeMore.recent': 'Auf diesem Gerät',
  'welcomeMore.recent.none': 'Konten, die Sie öffnen, stehen hier, nur in diesem Browser.',
  'welcomeMore.recent.opened': 'geöffnet vor {ago}',
  'welcomeMore.build': 'Build',
  'welcomeMore.build.title':
    'SHA-256 über die Liste aller Skripte dieses Builds und ihrer Prüfsummen. Zwei Builds aus demselben Quelltext ergeben dieselbe.',
  'welcomeMore.build.none': 'in Entwicklung',
  'welcomeMore.build.copy': 'Prüfsumme (Hash) dieses Builds kopieren',
  'welcomeMore.verify': 'Prüfsumme prüfen',
  'welcomeMore.verify.copy': 'Prüfsumme (Hash) von verify.html kopieren',

  'welcomeMore.checks': 'Bevor jemand unterschreibt',
  'welcomeMore.checks.text':
    'Acht Prüfungen, und wer jede beantwortet. Scheitert eine, wird nicht unterschrieben.',
  'welcomeMore.checks.bytes': 'Die Worte sind, was Sie unterschreiben',
  'welcomeMore.checks.contract': 'Der Vertrag des Kontos stimmt zu',
  'welcomeMore.checks.gateway': 'Das Gateway sagt dasselbe',
  'welcomeMore.checks.token': 'Der Token ist, was er sagt',
  'welcomeMore.checks.rehearsal': 'Ein Probelauf zeigt, was sich bewegt',
  'welcomeMore.checks.payee': 'Sie kennen den Empfänger',
  'welcomeMore.checks.place': 'Ihr Platz in der Reihe ist frei',
  'welcomeMore.checks.twin': 'Nichts Gleiches wartet schon',
  'welcomeMore.demo.rule': {
    one: '{count} von {owners} muss unterschreiben',
    other: '{count} von {owners} müssen unterschreiben',
  },
  'welcomeMore.demo.holds': 'Guthaben',
  'welcomeMore.demo.waiting': {
    one: '{count} Zahlung wartet',
    other: '{count} Zahlungen warten',
  },
  'welcomeMore.demo.waitingNone': 'Keine Zahlung wartet',
  'welcomeMore.demo.waitingUnknown': 'Was wartet, ist noch nicht bekannt',
  'welcomeMore.demo.checks': 'Jede wird geprüft, wenn Sie sie öffnen',
  'welcomeMore.demo.chain': 'Chain',
  'welcomeMore.demo.gateway': 'Gateway',
  'welcomeMore.demo.device': 'dieses Gerät',
  'welcomeMore.demo.owners': 'Inhaber: {names}',
  'welcomeMore.demo.inbox': 'Eingang ansehen',
  'welcomeMore.demo.seal': 'Siegel der nächsten Zahlung; noch keine ihrer Prüfungen ist gelaufen',
  'welcomeMore.demo.where': 'Auf einer Chain in Ihrem Computer. Es ist kein Geld darin.',

  // the page that a request opens
  'request.pageTitle': 'Eine Anforderung',
  'request.asks': '{name} fordert {amount} {symbol} an',
  'request.asksUnknown': '{name} fordert eine Zahlung an',
  'request.asksOpen': '{name} fordert eine Zahlung in {symbol} an',
  'request.unreadableTitle': 'Diese Anforderung ist nicht lesbar',
  'request.unreadable.format':
    'Das ist weder eine Anforderung noch ein Zahlungslink. Bitten Sie noch einmal um den Link.',
  'request.unreadable.formatVersion':
    'Diese Anforderung stammt aus einem neueren Ghost Pay als diesem. Laden Sie die Seite neu.',
  'request.unreadable.damaged':
    'Der Link ist abgeschnitten oder wurde unterwegs verändert. Bitten Sie noch einmal darum, und kopieren Sie ihn ganz.',
  'request.unreadable.tooLarge': 'Das ist länger, als eine Anforderung sein darf.',
  'request.unreadable.tooLong': 'Das ist länger, als ein Zahlungslink sein darf.',
  'request.unreadable.name':
    'Dieser Link zahlt an einen Namen statt an eine Adresse. Bitten Sie um einen Link mit der Adresse.',
  'request.unreadable.checksum':
    'Bei einer Adresse in diesem Link passen die Prüfzeichen nicht: Ein Zeichen ist falsch. Bitten Sie noch einmal um den Link.',
  'request.unreadable.function':
    'Dieser Link tut etwas anderes als zahlen. Verwenden Sie ihn nur, wenn Sie wissen, was er tut.',
  'request.unreadable.parameter':
    'Dieser Link ließe sich als zwei verschiedene Zahlungen lesen. Bitten Sie um einen anderen.',
  'request.unreadable.number':
    'Eine Zahl in diesem Link ist kein ganzer Betrag. Bitten Sie um einen anderen Link.',
  'request.home': 'Zur Startseite',
  'request.for': 'Verwendungszweck',
  'request.forClaimed': 'Von dem geschrieben, der anfordert.',
  'request.noMemo': 'Nichts angegeben',
  'request.to': 'Gezahlt an',
  'request.token': 'Token',
  'request.on': 'Auf',
  'request.asked': 'Angefordert',
  'request.until': 'Offen bis',
  'request.noEnd': 'Ohne Ende',
  'request.who': 'Wer anfordert',
  'request.unknownChain': 'Netzwerk {chain}',
  'request.reading': 'Es wird gelesen, wer anfordert',
  'request.proven.self': 'Unterschrieben von der Adresse, an die gezahlt wird.',
  'request.proven.owner':
    'Unterschrieben von einem Inhaber des Kontos, an das gezahlt wird. Das sagt die Chain.',
  'request.stop.invalid': 'Die Unterschrift stammt nicht von dem, der angeblich anfordert',
  'request.stop.invalid.more':
    'Jemand hat diese Anforderung verändert oder erfunden. Zahlen Sie nicht, und sagen Sie dem Absender Bescheid.',
  'request.stop.stranger': 'Wer anfordert, ist kein Inhaber des Kontos, an das gezahlt wird',
  'request.stop.stranger.more':
    'Die Unterschrift gilt, aber die Chain kennt den Unterzeichner nicht als Inhaber des Kontos, das das Geld bekäme.',
  'request.stop.lost': 'Was hier gezahlt wird, ist verloren',
  'request.stop.lost.more':
    'Die Adresse ist der Contract des Tokens selbst oder gehört niemandem. Was dorthin geht, kann niemand zurückgeben.',
  'request.stop.expired': 'Diese Anforderung ist abgelaufen',
  'request.stop.expired.more': 'Sie war offen bis {when}. Bitten Sie um eine neue.',
  'request.stop.chain': 'Diese App bedient das Netzwerk dieser Anforderung nicht',
  'request.stop.chain.more': 'Gezahlt werden soll im Netzwerk {chain}.',
  'request.stop.noChain': 'Dieser Link sagt nicht, in welchem Netzwerk zu zahlen ist',
  'request.stop.noChain.more':
    'In einem anderen Netzwerk kann dieselbe Adresse jemand anderem gehören. Bitten Sie um einen Link, der es nennt.',
  'request.stop.token': 'Diesen Token hat die Chain nicht',
  'request.stop.token.more':
    'Was angefordert wird, ist kein Token auf {chain}. Niemand kann es zahlen.',
  'request.stop.paid': 'Das ist schon bezahlt',
  'request.stop.paid.more':
    'Auf der Chain steht, was angefordert war. Die letzte Zahlung ist in Block {block}.',
  'request.look.unsigned': 'Niemand hat diese Anforderung unterschrieben',
  'request.look.unsigned.more':
    'Jeder kann sie geschrieben haben. Fragen Sie den, an den Sie zahlen wollen, ob die Adresse seine ist, und zwar auf anderem Weg, als dieser Link kam.',
  'request.look.link': 'Ein Zahlungslink sagt, an wen gezahlt wird, und nicht, wer anfordert',
  'request.look.link.more':
    'Gleichen Sie die ganze Adresse mit dem Empfänger ab, auf anderem Weg, als dieser Link kam.',
  'request.look.unknown': 'Wer unterschrieben hat, ließ sich nicht prüfen',
  'request.look.unknown.more':
    'Der Node hat nicht geantwortet. Öffnen Sie den Link etwas später noch einmal.',
  'request.look.owners':
    'Ob der, der anfordert, Inhaber des Kontos ist, an das gezahlt wird, ließ sich nicht prüfen',
  'request.look.owners.more':
    'Der Node hat nicht geantwortet. Öffnen Sie den Link etwas später noch einmal.',
  'request.look.tokenSilent': 'Was angefordert wird, ließ sich nicht lesen',
  'request.look.tokenSilent.more':
    'Der Node hat nicht gesagt, welcher Token das ist, deshalb ist noch keine Zahlung möglich. Öffnen Sie den Link etwas später noch einmal.',
  'request.look.unsettled': 'Ob das schon bezahlt ist, ist nicht bekannt',
  'request.look.unsettled.more':
    'Der Node hat nicht geantwortet. Fragen Sie den Empfänger, damit Sie nicht zweimal zahlen.',
  'request.look.part': 'Ein Teil davon ist schon bezahlt',
  'request.look.part.more': 'Es fehlen {missing} {symbol}. Nur das wird von hier gezahlt.',
  'request.payFrom': 'Zahlen von',
  'request.pay': '{amount} {symbol} zahlen von {name}',
  'request.payOpen': 'Zahlen von {name}',
  'request.payHint':
    'Noch wird nichts gezahlt: Erst prüfen Sie die Zahlung, dann unterschreiben die Inhaber.',
  'request.wallet': 'Aus einer Wallet zahlen',
  'request.walletPay': '{amount} {symbol} mit meiner Wallet zahlen',
  'request.walletConnect': 'Wallet verbinden',
  'request.walletCode': 'Ein Code, den eine Wallet bezahlt',
  'request.walletCopy': 'Zahlungslink kopieren',
  'request.walletHint':
    'Scannen Sie den Code mit einer Wallet oder öffnen Sie den Link darin. Vergleichen Sie dort Adresse, Betrag und Netzwerk, bevor Sie zahlen.',
  'request.walletSent': 'Aus Ihrer Wallet gesendet. Zahlen Sie es nicht noch einmal.',
  'request.walletCopyHash': 'Hash der Transaktion kopieren',
  'request.blocked': 'So kann das nicht gezahlt werden.',
  'request.noAccountTitle': 'Sie haben hier kein Konto auf {chain}',
  'request.noAccount': 'Zahlen Sie aus einer Wallet (Code), oder öffnen Sie Ihr gemeinsames Konto.',
  'request.openAccount': 'Konto öffnen',
  'request.source': 'Chain',

  // checking a receipt
  'check.page': 'Beleg prüfen',
  'check.lead':
    'Öffnen Sie die Datei, die Sie bekommen haben. Sie wird auf diesem Gerät mit der Chain verglichen und nirgendwohin gesendet.',
  'check.file': 'Datei des Belegs auswählen',
  'check.hint': 'Eine Datei, die diese App gespeichert hat. Ihr Name endet auf .json.',
  'check.reading': 'Die Chain wird gefragt.',
  'check.silent': 'Der Node hat nicht geantwortet; über diesen Beleg ist nichts bekannt.',
  'check.again': 'Noch einmal fragen',
  'check.bad.format': 'Diese Datei ist kein Beleg.',
  'check.bad.formatVersion':
    'Dieser Beleg stammt aus einer neueren Version dieser App. Aktualisieren Sie die App, um ihn zu prüfen.',
  'check.bad.field': 'Dieser Beleg ist beschädigt: Der Teil „{field}“ ist nicht lesbar.',
  'check.otherChain': 'Dieser Beleg ist aus einem Netzwerk, das diese App nicht hat ({id}).',
  'check.true': 'Dieser Beleg ist wahr',
  'check.trueMore': 'Die Chain sagt dasselbe, bis zur letzten Ziffer.',
  'check.false': 'Dieser Beleg ist nicht wahr',
  'check.falseMore': 'Verlassen Sie sich nicht darauf. Die Chain sagt etwas anderes:',
  'check.partly': 'Wahr, soweit die Chain es sagen kann',
  'check.partlyMore':
    'Zahlungen in der eigenen Währung der Chain hinterlassen keine eigene Spur. Diese stehen nur im Beleg:',
  'check.not.chainId': 'Er nennt ein anderes Netzwerk.',
  'check.not.transactionHash': 'Die Chain kennt keine solche Transaktion.',
  'check.not.execution': 'Das Konto hat das in dieser Transaktion nicht getan.',
  'check.not.blockNumber': 'Es steht in einem anderen Block.',
  'check.not.blockHash': 'Der Block hat eine andere Prüfsumme.',
  'check.not.time': 'Es geschah zu einer anderen Zeit.',
  'check.not.fee': 'Eine andere Gebühr wurde gezahlt, oder jemand anderes hat sie gezahlt.',
  'check.not.payment': 'Die Chain hat keine solche Zahlung: {amount} an {name}.',
  'check.not.missing': 'Eine Zahlung fehlt darin: {amount} an {name}.',
  'check.unproven': '{amount} an {name}',
  'check.what': 'Was er sagt',
  'check.testnet': 'Das ist ein Testnetzwerk: Sein Geld ist nichts wert.',
  'check.anyName': 'Ein Token kann sich nennen, wie es will: Vergleichen Sie seine Adresse.',
  'check.network': 'Netzwerk',
  'check.token': 'Token',
  'check.from': 'Gezahlt von',
  'check.paid': 'Gezahlt an {name}',
  'check.when': 'Wann',
  'check.memo': 'Verwendungszweck',
  'check.memo.bound': 'Die Chain hat den Fingerabdruck dieser Worte.',
  'check.memo.claimed': 'Jemand hat diese Worte in den Beleg geschrieben. Die Chain hat sie nicht.',
  'check.transaction': 'Auf der Chain',
  'check.copy': 'Prüfsumme (Hash) der Transaktion auf der Chain kopieren',
  'check.units': '{amount} kleinste Einheiten des Tokens {token}',
  'source.gateway': 'Gateway',
  'source.chain': 'Chain',
  'source.cache': 'Zwischenspeicher',
}

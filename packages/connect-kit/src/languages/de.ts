import type { CopyKey } from '../copy.ts'

/** Every sentence of the kit in German, for the provider’s `copy`, with `locale="de"`. */
export const de: Readonly<Record<CopyKey, string>> = {
  'button.connect': 'Wallet verbinden',
  'button.wrongNetwork': 'Falsches Netzwerk',
  'button.pending': 'Transaktion läuft',
  'button.account': 'Konto',
  'button.network': 'Netzwerk',

  'dialog.close': 'Schließen',
  'dialog.back': 'Zurück',
  'dialog.cancel': 'Abbrechen',

  'connect.title': 'Wallet verbinden',
  'connect.list': 'Wallets',
  'connect.all': 'Alle Wallets',
  'connect.recent': 'Zuletzt',
  'connect.group.installed': 'Installiert',
  'connect.group.popular': 'Beliebt',
  'connect.group.more': 'Weitere',
  'connect.warning.twice': 'Name doppelt',
  'connect.warning.name': 'Nicht die übliche',
  'connect.warning.twiceLong':
    'Zwei Erweiterungen nennen sich {rdns}, also ist eine davon nicht, was sie vorgibt. Nicht sicher, welche? Entfernen Sie eine in den Erweiterungen Ihres Browsers.',
  'connect.warning.nameLong':
    'Sie nennt sich {wallet} und stammt von {rdns}. Wenn Sie sie nicht installiert haben, entfernen Sie sie in den Erweiterungen Ihres Browsers.',
  'connect.unsupported': '(nicht unterstützt)',
  'connect.searchLabel': 'Wallets suchen',
  'connect.noMatch': 'Keine Wallet heißt so.',
  'connect.none': 'In diesem Browser wurde keine Wallet gefunden.',
  'connect.framed':
    'Diese Seite liegt in einer anderen. Der Browser einer Wallet erreicht sie dort nicht.',
  'connect.leaveFrame': 'Seite allein öffnen',
  'connect.frameKept':
    'Von hier aus öffnet sie sich nicht. Kopieren Sie den Link und öffnen Sie ihn im Browser Ihrer Wallet.',
  'connect.shut': 'Die Seite, in der diese liegt, hält Wallets fern.',
  'connect.shutKept':
    'Von hier aus öffnet sie sich nicht. Kopieren Sie den Link und öffnen Sie ihn in einem neuen Tab.',
  'connect.opening': '{wallet} wird geöffnet …',
  'connect.failed': 'Nicht verbunden',
  'connect.confirm': 'Bestätigen Sie die Verbindung in {wallet}',
  'connect.scanPhone': 'Mit dem Telefon scannen',
  'connect.scanWallet': 'Mit {wallet} scannen',
  'connect.scanAlternative': 'QR-Code mit dem Verbindungslink für {wallet}',
  'connect.copyLink': 'Link kopieren',
  'connect.preparing': 'Der Code wird vorbereitet …',
  'connect.notInstalled': '{wallet} ist nicht installiert',
  'connect.notAvailable': '{wallet} ist nicht verfügbar',
  'connect.install': 'INSTALLIEREN',
  'connect.retry': 'WIEDERHOLEN',
  'connect.open': '{wallet} öffnen',
  'connect.didOpen': 'Hat sich {wallet} geöffnet?',
  'connect.openAgain': 'Noch einmal öffnen',
  'connect.get': '{wallet} holen',
  'connect.cue': 'Diese Seite sieht Ihre Adresse. Bewegen kann sie nichts.',

  'learn.title': 'Was ist eine Wallet?',
  'learn.keys.title': 'Ihr Schlüsselbund',
  'learn.keys.text':
    'Eine Wallet verwahrt die Schlüssel zu dem, was Ihnen gehört. Nichts bewegt sich, bevor Sie dafür unterschreiben.',
  'learn.login.title': 'Ihr Zugang',
  'learn.login.text':
    'Verbinden Sie sie mit einer Seite, statt für jede ein Konto und ein Passwort anzulegen.',
  'learn.get': 'Wallet holen',
  'learn.more': 'Mehr erfahren',
  'learn.new': 'Noch keine Wallet?',

  'get.action': 'HOLEN',
  'get.both': 'App und Erweiterung',
  'get.mobile': 'App fürs Telefon',
  'get.extension': 'Browser-Erweiterung',
  'get.none': 'Hier kann keine Wallet vorgeschlagen werden.',

  'options.extension.title': '{wallet} für {browser}',
  'options.extension.text': 'Öffnet sich neben der Adressleiste, wenn eine Seite danach fragt.',
  'options.extension.action': 'Für {browser} holen',
  'options.mobile.title': '{wallet} fürs Telefon',
  'options.mobile.text': 'Scannen Sie damit einen Code auf dieser Seite, um sich zu verbinden.',
  'options.mobile.action': 'App holen',
  'options.desktop.title': '{wallet} für diesen Computer',
  'options.desktop.action': 'Herunterladen',
  'options.yourBrowser': 'Ihren Browser',

  'download.scan': 'Mit dem Telefon scannen und für iOS oder Android laden',
  'download.alternative': 'QR-Code mit dem Downloadlink für {wallet}',
  'download.continue': 'Weiter',

  'instructions.title': 'Erste Schritte mit {wallet}',
  'instructions.connect': 'Verbinden',
  'instructions.refresh': 'Neu laden',
  'instructions.found.title': '{wallet} ist bereit',
  'instructions.found.text': 'Sie ist jetzt in diesem Browser. Verbinden Sie sie, um fortzufahren.',

  'account.title': 'Ihr Konto',
  'account.unknown': '–',
  'account.safe': 'Safe · nötige Unterschriften: {threshold} von {owners}',
  'account.delegated': 'Führt den Code von {address} aus',
  'account.contract': 'Konto mit eigenem Code',
  'account.copyAddress': 'Adresse kopieren',
  'account.copied': 'Kopiert!',
  'account.copyFailed': 'Kopieren ist hier gesperrt',
  'account.disconnect': 'Trennen',
  'account.disconnectOne': '{name} trennen',
  'account.connections': 'Verbundene Wallets',
  'account.wallet': 'Wallet',
  'account.current': 'In Gebrauch',
  'account.recent': 'Letzte Transaktionen',
  'account.clearAll': 'Alle löschen',
  'account.empty': 'Hier erscheinen Ihre Transaktionen',
  'account.viewMore': 'Mehr im Explorer ansehen',
  'link.opensNewTab': '{label}, öffnet einen neuen Tab',

  'transaction.pending': 'Läuft',
  'transaction.confirmed': 'Bestätigt',
  'transaction.failed': 'Fehlgeschlagen',
  'transaction.replaced': 'Ersetzt',
  'transaction.unknown': 'Wartet noch',

  'chain.title': 'Netzwerk wechseln',
  'chain.list': 'Netzwerke',
  'chain.searchLabel': 'Netzwerke suchen',
  'chain.noMatch': 'Kein Netzwerk heißt so.',
  'chain.connected': 'Verbunden',
  'chain.confirm': 'In der Wallet bestätigen',
  'chain.wrong': 'Falsches Netzwerk. Wechseln Sie es oder trennen Sie die Verbindung.',
  'chain.cannotSwitch':
    '{wallet} wechselt für eine Seite das Netzwerk nicht. Wechseln Sie es in {wallet} selbst.',
  'chain.testnets': 'Testnetzwerke',

  'signIn.title': 'Konto bestätigen',
  'signIn.text':
    'Um die Verbindung abzuschließen, müssen Sie in Ihrer Wallet eine Nachricht unterschreiben. Sie belegt, dass dieses Konto Ihnen gehört.',
  'signIn.preparing': 'Nachricht wird vorbereitet …',
  'signIn.send': 'Nachricht senden',
  'signIn.waiting': 'Warten auf die Unterschrift …',
  'signIn.verifying': 'Unterschrift wird geprüft …',
  'signIn.cue': 'Diese Unterschrift bewegt nichts.',
  'signIn.step.message': '1/3 · Die Seite stellt die Nachricht bereit',
  'signIn.step.signature': '2/3 · Unterschreiben Sie in Ihrer Wallet',
  'signIn.step.check': '3/3 · Die Seite prüft die Unterschrift',
  'signIn.failed': 'Da ist etwas schiefgegangen!',
  'signIn.unread': 'Ob Sie angemeldet sind, konnte nicht geprüft werden.',

  'said.connected': 'Verbunden mit dem Konto {account}.',
  'said.signedIn': 'Angemeldet mit Konto {account}.',
  'said.disconnected': 'Verbindung getrennt.',
  'said.switched': 'Zu {chain} gewechselt.',
  'said.newCode': 'Es gibt einen neuen Code zum Scannen.',

  'wallet.unknown': 'Unbekannte Wallet Nr. {n}',

  'instruction.extension.install.title': '{wallet} installieren',
  'instruction.extension.install.text':
    'Heften Sie sie an die Symbolleiste, damit sie zur Hand ist.',
  'instruction.create.title': 'Wallet anlegen oder die eigene mitbringen',
  'instruction.create.text':
    'Schreiben Sie die Wiederherstellungsphrase auf Papier. Wer sie hat, hat Ihr Geld; geben Sie sie niemandem.',
  'instruction.extension.refresh.title': 'Seite neu laden',
  'instruction.extension.refresh.text':
    'Sobald {wallet} eingerichtet ist, laden Sie die Seite neu. Dann steht sie in der Liste.',
  'instruction.mobile.install.title': '{wallet} auf dem Telefon installieren',
  'instruction.mobile.install.text':
    'Legen Sie sie auf den Startbildschirm, damit sie zur Hand ist.',
  'instruction.mobile.scan.title': 'Auf „Scannen“ tippen',
  'instruction.mobile.scan.text':
    'Scannen Sie den Code, der als Nächstes erscheint, und bestätigen Sie in {wallet}.',

  'error.rejected': 'Sie haben die Anfrage in {wallet} abgelehnt.',
  'error.locked': '{wallet} ist gesperrt. Entsperren Sie die Wallet und versuchen Sie es erneut.',
  'error.pending-request':
    'In {wallet} ist schon eine Anfrage offen. Beantworten Sie zuerst diese.',
  'error.timeout-wallet':
    '{wallet} hat nicht rechtzeitig geantwortet. Öffnen Sie die Wallet und versuchen Sie es erneut.',
  'error.timeout-relay':
    'Der Verbindungsdienst hat nicht geantwortet. Wallets in diesem Browser funktionieren weiterhin.',
  'error.timeout-node':
    'Der Node dieses Netzwerks hat nicht geantwortet. Versuchen Sie es gleich noch einmal.',
  'error.offline': 'Sie sind offline. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  'error.chain-unknown': '{wallet} kennt dieses Netzwerk nicht.',
  'error.chain-add-failed': '{wallet} konnte dieses Netzwerk nicht hinzufügen.',
  'error.switch-ignored':
    '{wallet} ist in ihrem Netzwerk geblieben. Wechseln Sie es in der Wallet selbst.',
  'error.unsupported-method': '{wallet} kann das nicht.',
  'error.disconnected': '{wallet} ist getrennt. Verbinden Sie sie erneut.',
  'error.chain-disconnected':
    '{wallet} hat dieses Netzwerk verloren. Versuchen Sie es gleich noch einmal.',
  'error.unauthorised': '{wallet} hat dieses Konto nicht freigegeben. Wählen Sie ein anderes.',
  'error.no-account':
    '{wallet} hat kein Konto genannt. Entsperren Sie die Wallet, wählen Sie ein Konto und versuchen Sie es erneut.',
  'error.session-expired':
    'Die Sitzung mit {wallet} ist abgelaufen. Stellen Sie die Verbindung neu her.',
  'error.pairing-expired': 'Der Code ist abgelaufen. Fordern Sie einen neuen an.',
  'error.wc-settlement': '{wallet} hat diese Netzwerke nicht angenommen.',
  'error.sdk-not-installed':
    '{wallet} ist von dieser Seite aus nicht erreichbar. Wählen Sie eine andere Wallet.',
  'error.project-id-missing':
    '{wallet} ist von dieser Seite aus nicht erreichbar. Wählen Sie eine andere Wallet.',
  'error.provider-gone': '{wallet} ist nicht mehr in diesem Browser. Laden Sie die Seite neu.',
  'error.popup-blocked':
    'Der Browser hat das Fenster von {wallet} blockiert. Erlauben Sie es und versuchen Sie es erneut.',
  'error.safe-not-in-iframe':
    'Die Safe-App hat nicht geantwortet. Öffnen Sie diese Seite innerhalb von ihr.',
  'error.siwe-nonce':
    'Die Nachricht konnte nicht vorbereitet werden. Bitte versuchen Sie es erneut!',
  'error.siwe-sign':
    'Die Nachricht konnte nicht unterschrieben werden. Bitte versuchen Sie es erneut!',
  'error.siwe-verify':
    'Die Unterschrift konnte nicht geprüft werden. Bitte versuchen Sie es erneut!',
  'error.unknown': 'In {wallet} ist etwas schiefgegangen. Versuchen Sie es erneut.',

  'account.atomic': 'Erledigt mehrere Schritte in einer Transaktion',
  'account.atomicReady':
    'Kann mehrere Schritte in einer Transaktion erledigen, sobald Sie es erlauben',
  'account.sponsored': 'Andere können die Netzwerkgebühr zahlen',
  'account.receive': 'Empfangen',
  'account.code': 'QR-Code mit Ihrer Adresse',
  'account.onlyOn':
    'Nur auf {chain}: Was auf einem anderen Netzwerk hierher gesendet wird, kann verloren sein.',
  'transaction.partly': 'Teilweise erledigt',
  'transaction.steps': 'Schritte: {n}',
  'toasts.list': 'Meldungen',
  'terms.first': 'Um eine Wallet zu wählen, haken Sie zuerst das Kästchen an.',
}

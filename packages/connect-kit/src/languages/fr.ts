import type { CopyKey } from '../copy.ts'

/** Every sentence of the kit in French, for the provider’s `copy`, with `locale="fr"`. */
export const fr: Readonly<Record<CopyKey, string>> = {
  'button.connect': 'Connecter un portefeuille',
  'button.wrongNetwork': 'Mauvais réseau',
  'button.pending': 'Transaction en cours',
  'button.account': 'Compte',
  'button.network': 'Réseau',

  'dialog.close': 'Fermer',
  'dialog.back': 'Retour',
  'dialog.cancel': 'Annuler',

  'connect.title': 'Connecter un portefeuille',
  'connect.list': 'Portefeuilles',
  'connect.all': 'Tous les portefeuilles',
  'connect.recent': 'Récent',
  'connect.group.installed': 'Installés',
  'connect.group.popular': 'Populaires',
  'connect.group.more': 'Autres',
  'connect.warning.twice': 'Nom en double',
  'connect.warning.name': 'Origine inhabituelle',
  'connect.warning.twiceLong':
    'Deux extensions disent s’appeler {rdns} : l’une d’elles n’est pas ce qu’elle prétend. Vous ne savez pas laquelle ? Supprimez-en une dans les extensions de votre navigateur.',
  'connect.warning.nameLong':
    'Ce portefeuille dit s’appeler {wallet} et vient de {rdns}. Si vous ne l’avez pas installé, supprimez-le dans les extensions de votre navigateur.',
  'connect.unsupported': '(non pris en charge)',
  'connect.searchLabel': 'Rechercher un portefeuille',
  'connect.noMatch': 'Aucun portefeuille ne porte ce nom.',
  'connect.none': 'Aucun portefeuille dans ce navigateur.',
  'connect.framed':
    'Cette page est à l’intérieur d’une autre : le navigateur d’un portefeuille ne l’y atteint pas.',
  'connect.leaveFrame': 'Ouvrir la page seule',
  'connect.frameKept':
    'Elle ne s’ouvre pas d’ici. Copiez le lien et ouvrez-le dans le navigateur de votre portefeuille.',
  'connect.shut': 'La page qui entoure celle-ci tient les portefeuilles à l’écart.',
  'connect.shutKept':
    'Elle ne s’ouvre pas d’ici. Copiez le lien et ouvrez-le dans un nouvel onglet.',
  'connect.opening': 'Ouverture de {wallet}…',
  'connect.failed': 'Non connecté',
  'connect.confirm': 'Confirmez la connexion dans {wallet}',
  'connect.scanPhone': 'Scanner avec votre téléphone',
  'connect.scanWallet': 'Scanner avec {wallet}',
  'connect.scanAlternative': 'Code QR du lien de connexion pour {wallet}',
  'connect.copyLink': 'Copier le lien',
  'connect.preparing': 'Préparation du code…',
  'connect.notInstalled': '{wallet} n’est pas installé',
  'connect.notAvailable': '{wallet} n’est pas disponible',
  'connect.install': 'INSTALLER',
  'connect.retry': 'RÉESSAYER',
  'connect.open': 'Ouvrir {wallet}',
  'connect.didOpen': '{wallet} s’est-il ouvert ?',
  'connect.openAgain': 'Rouvrir',
  'connect.get': 'Obtenir {wallet}',
  'connect.cue': 'Ce site verra votre adresse. Il ne peut rien déplacer.',

  'learn.title': 'Qu’est-ce qu’un portefeuille ?',
  'learn.keys.title': 'Votre trousseau de clés',
  'learn.keys.text':
    'Un portefeuille garde les clés de ce qui vous appartient. Rien ne bouge sans votre signature.',
  'learn.login.title': 'Votre accès',
  'learn.login.text': 'Connectez-le à un site au lieu d’y créer un compte et un mot de passe.',
  'learn.get': 'Obtenir un portefeuille',
  'learn.more': 'En savoir plus',
  'learn.new': 'Pas encore de portefeuille ?',

  'get.action': 'OBTENIR',
  'get.both': 'Application mobile et extension',
  'get.mobile': 'Application mobile',
  'get.extension': 'Extension de navigateur',
  'get.none': 'Aucun portefeuille à suggérer ici.',

  'options.extension.title': '{wallet} pour {browser}',
  'options.extension.text': 'S’ouvre à côté de la barre d’adresse quand une page le demande.',
  'options.extension.action': 'Ajouter à {browser}',
  'options.mobile.title': '{wallet} pour votre téléphone',
  'options.mobile.text': 'Pour vous connecter, scannez avec lui un code sur cette page.',
  'options.mobile.action': 'Obtenir l’application',
  'options.desktop.title': '{wallet} pour cet ordinateur',
  'options.desktop.action': 'Télécharger',
  'options.yourBrowser': 'votre navigateur',

  'download.scan': 'Scannez avec votre téléphone pour télécharger sur iOS ou Android',
  'download.alternative': 'Code QR du lien de téléchargement de {wallet}',
  'download.continue': 'Continuer',

  'instructions.title': 'Premiers pas avec {wallet}',
  'instructions.connect': 'Connecter',
  'instructions.refresh': 'Actualiser',
  'instructions.found.title': '{wallet} est prêt',
  'instructions.found.text': 'Il est maintenant dans ce navigateur. Connectez-le pour continuer.',

  'account.title': 'Votre compte',
  'account.unknown': '–',
  'account.safe': 'Safe · signatures requises : {threshold} sur {owners}',
  'account.delegated': 'Exécute le code de {address}',
  'account.contract': 'Compte avec son propre code',
  'account.copyAddress': 'Copier l’adresse',
  'account.copied': 'Copié !',
  'account.copyFailed': 'La copie est bloquée ici',
  'account.disconnect': 'Déconnecter',
  'account.disconnectOne': 'Déconnecter {name}',
  'account.connections': 'Portefeuilles connectés',
  'account.wallet': 'Portefeuille',
  'account.current': 'Utilisé',
  'account.recent': 'Transactions récentes',
  'account.clearAll': 'Tout effacer',
  'account.empty': 'Vos transactions apparaîtront ici',
  'account.viewMore': 'Voir plus dans l’explorateur',
  'link.opensNewTab': '{label}, s’ouvre dans un nouvel onglet',

  'transaction.pending': 'En cours',
  'transaction.confirmed': 'Confirmée',
  'transaction.failed': 'Échouée',
  'transaction.replaced': 'Remplacée',
  'transaction.unknown': 'Toujours en attente',

  'chain.title': 'Changer de réseau',
  'chain.list': 'Réseaux',
  'chain.searchLabel': 'Rechercher un réseau',
  'chain.noMatch': 'Aucun réseau ne porte ce nom.',
  'chain.connected': 'Connecté',
  'chain.confirm': 'Confirmez dans le portefeuille',
  'chain.wrong': 'Mauvais réseau : changez-en ou déconnectez-vous pour continuer.',
  'chain.cannotSwitch':
    '{wallet} ne change pas de réseau à la demande d’une page. Changez-le dans {wallet}.',
  'chain.testnets': 'Réseaux de test',

  'signIn.title': 'Vérifier votre compte',
  'signIn.text':
    'Pour terminer la connexion, signez un message dans votre portefeuille afin de prouver que ce compte est à vous.',
  'signIn.preparing': 'Préparation du message…',
  'signIn.send': 'Envoyer le message',
  'signIn.waiting': 'En attente de la signature…',
  'signIn.verifying': 'Vérification de la signature…',
  'signIn.cue': 'Cette signature ne déplace rien.',
  'signIn.step.message': '1/3 · Le site prépare le message',
  'signIn.step.signature': '2/3 · Signez le message dans votre portefeuille',
  'signIn.step.check': '3/3 · Le site vérifie la signature',
  'signIn.failed': 'Une erreur s’est produite !',
  'signIn.unread': 'Impossible de vérifier si vous êtes déjà connecté.',

  'said.connected': 'Connecté avec le compte {account}.',
  'said.signedIn': 'Session ouverte avec le compte {account}.',
  'said.disconnected': 'Déconnecté.',
  'said.switched': 'Réseau changé : {chain}.',
  'said.newCode': 'Il y a un nouveau code à scanner.',

  'wallet.unknown': 'Portefeuille inconnu n° {n}',

  'instruction.extension.install.title': 'Installez {wallet}',
  'instruction.extension.install.text':
    'Épinglez-le à la barre d’outils pour l’avoir sous la main.',
  'instruction.create.title': 'Créez un portefeuille ou importez le vôtre',
  'instruction.create.text':
    'Écrivez la phrase de récupération sur papier. Qui la possède, possède votre argent : ne la donnez jamais à personne.',
  'instruction.extension.refresh.title': 'Actualisez cette page',
  'instruction.extension.refresh.text':
    'Une fois {wallet} configuré, actualisez la page : il apparaît dans la liste.',
  'instruction.mobile.install.title': 'Installez {wallet} sur votre téléphone',
  'instruction.mobile.install.text': 'Placez-le sur l’écran d’accueil pour l’avoir sous la main.',
  'instruction.mobile.scan.title': 'Touchez le bouton de scan',
  'instruction.mobile.scan.text':
    'Scannez le code qui s’affiche ensuite, puis confirmez dans {wallet}.',

  'error.rejected': 'Vous avez refusé la demande dans {wallet}.',
  'error.locked': '{wallet} est verrouillé. Déverrouillez-le et réessayez.',
  'error.pending-request': 'Une demande est déjà ouverte dans {wallet}. Répondez-y d’abord.',
  'error.timeout-wallet': '{wallet} n’a pas répondu à temps. Ouvrez-le et réessayez.',
  'error.timeout-relay':
    'Le service de connexion n’a pas répondu. Les portefeuilles de ce navigateur fonctionnent toujours.',
  'error.timeout-node': 'Le nœud de ce réseau n’a pas répondu. Réessayez dans un instant.',
  'error.offline': 'Vous êtes hors ligne. Vérifiez votre connexion et réessayez.',
  'error.chain-unknown': '{wallet} ne connaît pas ce réseau.',
  'error.chain-add-failed': '{wallet} n’a pas pu ajouter ce réseau.',
  'error.switch-ignored':
    '{wallet} est resté sur son réseau. Changez-le dans le portefeuille lui-même.',
  'error.unsupported-method': '{wallet} ne sait pas faire cela.',
  'error.disconnected': '{wallet} est déconnecté. Reconnectez-le.',
  'error.chain-disconnected': '{wallet} a perdu ce réseau. Réessayez dans un instant.',
  'error.unauthorised': '{wallet} n’a pas autorisé ce compte. Choisissez-en un autre.',
  'error.no-account':
    '{wallet} n’a donné aucun compte. Déverrouillez-le, choisissez un compte et réessayez.',
  'error.session-expired': 'La session de {wallet} est terminée. Reconnectez-vous.',
  'error.pairing-expired': 'Le code a expiré. Demandez-en un nouveau.',
  'error.wc-settlement': '{wallet} n’a pas accepté ces réseaux.',
  'error.sdk-not-installed':
    '{wallet} est inaccessible depuis ce site. Choisissez un autre portefeuille.',
  'error.project-id-missing':
    '{wallet} est inaccessible depuis ce site. Choisissez un autre portefeuille.',
  'error.provider-gone': '{wallet} n’est plus dans ce navigateur. Rechargez la page.',
  'error.popup-blocked':
    'Le navigateur a bloqué la fenêtre de {wallet}. Autorisez-la et réessayez.',
  'error.safe-not-in-iframe':
    'L’application Safe n’a pas répondu. Ouvrez cette page depuis celle-ci.',
  'error.siwe-nonce': 'Impossible de préparer le message. Réessayez !',
  'error.siwe-sign': 'Impossible de signer le message. Réessayez !',
  'error.siwe-verify': 'Impossible de vérifier la signature. Réessayez !',
  'error.unknown': 'Une erreur s’est produite dans {wallet}. Réessayez.',

  'account.atomic': 'Fait plusieurs étapes en une seule transaction',
  'account.atomicReady':
    'Peut faire plusieurs étapes en une seule transaction, si vous l’autorisez',
  'account.sponsored': 'D’autres peuvent payer les frais de réseau',
  'account.receive': 'Recevoir',
  'account.code': 'Code QR contenant votre adresse',
  'account.onlyOn':
    'Sur {chain} seulement : ce qui est envoyé ici sur un autre réseau peut être perdu.',
  'transaction.partly': 'Faite en partie',
  'transaction.steps': 'Étapes : {n}',
  'toasts.list': 'Notifications',
  'terms.first': 'Pour choisir un wallet, cochez d’abord la case.',
}

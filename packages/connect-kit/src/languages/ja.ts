import type { CopyKey } from '../copy.ts'

/** Every sentence of the kit in Japanese, for the provider’s `copy`, with `locale="ja"`. */
export const ja: Readonly<Record<CopyKey, string>> = {
  'button.connect': 'ウォレットを接続',
  'button.wrongNetwork': 'ネットワークが違います',
  'button.pending': '取引を処理中',
  'button.account': 'アカウント',
  'button.network': 'ネットワーク',

  'dialog.close': '閉じる',
  'dialog.back': '戻る',
  'dialog.cancel': 'キャンセル',

  'connect.title': 'ウォレットを接続',
  'connect.list': 'ウォレット',
  'connect.all': 'すべてのウォレット',
  'connect.recent': '最近使用',
  'connect.group.installed': 'インストール済み',
  'connect.group.popular': '人気',
  'connect.group.more': 'その他',
  'connect.warning.twice': '同じ名前が 2 つ',
  'connect.warning.name': '通常と異なる提供元',
  'connect.warning.twiceLong':
    '2 つの拡張機能が {rdns} と名乗っています。どちらかは本物ではありません。見分けがつかない場合は、ブラウザの拡張機能から一方を削除してください。',
  'connect.warning.nameLong':
    '{wallet} と名乗っていますが、提供元は {rdns} です。ご自分でインストールしたものでなければ、ブラウザの拡張機能から削除してください。',
  'connect.unsupported': '（非対応）',
  'connect.searchLabel': 'ウォレットを検索',
  'connect.noMatch': 'その名前のウォレットはありません。',
  'connect.none': 'このブラウザにウォレットが見つかりません。',
  'connect.framed':
    'このページは別のページの中にあり、そこではウォレットのブラウザとつながりません。',
  'connect.leaveFrame': 'このページだけを開く',
  'connect.frameKept':
    'ここからは開けません。リンクをコピーして、ウォレットのブラウザで開いてください。',
  'connect.shut': 'このページを囲むページが、ウォレットを通しません。',
  'connect.shutKept': 'ここからは開けません。リンクをコピーして、新しいタブで開いてください。',
  'connect.opening': '{wallet} を開いています…',
  'connect.failed': '接続されていません',
  'connect.confirm': '{wallet} で接続を承認してください',
  'connect.scanPhone': 'スマートフォンでスキャン',
  'connect.scanWallet': '{wallet} でスキャン',
  'connect.scanAlternative': '{wallet} の接続リンクの QR コード',
  'connect.copyLink': 'リンクをコピー',
  'connect.preparing': 'コードを準備しています…',
  'connect.notInstalled': '{wallet} はインストールされていません',
  'connect.notAvailable': '{wallet} は利用できません',
  'connect.install': 'インストール',
  'connect.retry': '再試行',
  'connect.open': '{wallet} を開く',
  'connect.didOpen': '{wallet} は開きましたか？',
  'connect.openAgain': 'もう一度開く',
  'connect.get': '{wallet} を入手',
  'connect.cue': 'このサイトにはあなたのアドレスが見えます。資産を動かすことはできません。',

  'learn.title': 'ウォレットとは？',
  'learn.keys.title': 'あなたのキーホルダー',
  'learn.keys.text':
    'ウォレットは、あなたの資産の鍵を保管します。あなたが署名するまで、何も動きません。',
  'learn.login.title': 'あなたの入口',
  'learn.login.text': 'サイトごとにアカウントやパスワードを作る代わりに、ウォレットを接続します。',
  'learn.get': 'ウォレットを入手',
  'learn.more': '詳しく見る',
  'learn.new': 'ウォレットは初めてですか？',

  'get.action': '入手',
  'get.both': 'モバイルアプリと拡張機能',
  'get.mobile': 'モバイルアプリ',
  'get.extension': 'ブラウザ拡張機能',
  'get.none': 'おすすめできるウォレットがありません。',

  'options.extension.title': '{browser} 版 {wallet}',
  'options.extension.text': 'ページから求められると、アドレスバーの横に開きます。',
  'options.extension.action': '{browser} に追加',
  'options.mobile.title': 'スマートフォン版 {wallet}',
  'options.mobile.text': 'このページのコードをスキャンして接続します。',
  'options.mobile.action': 'アプリを入手',
  'options.desktop.title': 'パソコン版 {wallet}',
  'options.desktop.action': 'ダウンロード',
  'options.yourBrowser': 'お使いのブラウザ',

  'download.scan': 'スマートフォンでスキャンして iOS または Android 版をダウンロード',
  'download.alternative': '{wallet} のダウンロードリンクの QR コード',
  'download.continue': '続ける',

  'instructions.title': '{wallet} を始める',
  'instructions.connect': '接続',
  'instructions.refresh': '再読み込み',
  'instructions.found.title': '{wallet} の準備ができました',
  'instructions.found.text': 'このブラウザで使えるようになりました。接続して続けてください。',

  'account.title': 'あなたのアカウント',
  'account.unknown': '–',
  'account.safe': 'Safe · 所有者 {owners} 人中 {threshold} 人が署名',
  'account.delegated': '{address} のコードで動作',
  'account.contract': '独自のコードを持つアカウント',
  'account.copyAddress': 'アドレスをコピー',
  'account.copied': 'コピーしました！',
  'account.copyFailed': 'ここではコピーできません',
  'account.disconnect': '接続を解除',
  'account.disconnectOne': '{name} の接続を解除',
  'account.connections': '接続中のウォレット',
  'account.wallet': 'ウォレット',
  'account.current': '使用中',
  'account.recent': '最近の取引',
  'account.clearAll': 'すべて消去',
  'account.empty': '取引はここに表示されます',
  'account.viewMore': 'エクスプローラーでもっと見る',
  'link.opensNewTab': '{label}（新しいタブで開きます）',

  'transaction.pending': '処理中',
  'transaction.confirmed': '確認済み',
  'transaction.failed': '失敗',
  'transaction.replaced': '差し替え済み',
  'transaction.unknown': 'まだ待機中',

  'chain.title': 'ネットワークを切り替え',
  'chain.list': 'ネットワーク',
  'chain.searchLabel': 'ネットワークを検索',
  'chain.noMatch': 'その名前のネットワークはありません。',
  'chain.connected': '接続中',
  'chain.confirm': 'ウォレットで承認してください',
  'chain.wrong': 'ネットワークが違います。切り替えるか、接続を解除してください。',
  'chain.cannotSwitch':
    '{wallet} はページからのネットワーク切り替えに対応していません。{wallet} 側で切り替えてください。',
  'chain.testnets': 'テストネットワーク',

  'signIn.title': 'アカウントの確認',
  'signIn.text':
    '接続を完了するには、ウォレットでメッセージに署名してください。このアカウントの所有者であることを確認します。',
  'signIn.preparing': 'メッセージを準備中…',
  'signIn.send': 'メッセージを送信',
  'signIn.waiting': '署名を待っています…',
  'signIn.verifying': '署名を検証中…',
  'signIn.cue': 'この署名では何も動きません。',
  'signIn.step.message': '1/3 · サイトがメッセージを準備中',
  'signIn.step.signature': '2/3 · ウォレットで署名してください',
  'signIn.step.check': '3/3 · サイトが署名を検証中',
  'signIn.failed': '問題が発生しました！',
  'signIn.unread': 'サインイン済みかどうかを確認できません。',

  'said.connected': 'アカウント {account} で接続しました。',
  'said.signedIn': 'アカウント {account} でサインインしました。',
  'said.disconnected': '接続を解除しました。',
  'said.switched': '{chain} に切り替えました。',
  'said.newCode': 'スキャン用の新しいコードがあります。',

  'wallet.unknown': '不明なウォレット {n}',

  'instruction.extension.install.title': '{wallet} をインストール',
  'instruction.extension.install.text': 'すぐ使えるように、ツールバーに固定します。',
  'instruction.create.title': 'ウォレットを作成、または既存のものを使用',
  'instruction.create.text':
    'リカバリーフレーズは紙に書いてください。これを知る人は、あなたのお金を手にします。決して誰にも渡さないでください。',
  'instruction.extension.refresh.title': 'このページを再読み込み',
  'instruction.extension.refresh.text':
    '{wallet} の設定が終わったら再読み込みしてください。一覧に表示されます。',
  'instruction.mobile.install.title': 'スマートフォンに {wallet} をインストール',
  'instruction.mobile.install.text': 'すぐ使えるように、ホーム画面に置きます。',
  'instruction.mobile.scan.title': 'スキャンボタンをタップ',
  'instruction.mobile.scan.text': '次に表示されるコードをスキャンし、{wallet} で承認します。',

  'error.rejected': '{wallet} でリクエストを拒否しました。',
  'error.locked': '{wallet} はロックされています。ロックを解除して、もう一度お試しください。',
  'error.pending-request':
    '{wallet} に未処理のリクエストがあります。先にそちらに応答してください。',
  'error.timeout-wallet':
    '{wallet} から時間内に応答がありません。開いてから、もう一度お試しください。',
  'error.timeout-relay':
    '接続サービスから応答がありません。このブラウザのウォレットは引き続き使えます。',
  'error.timeout-node':
    'このネットワークのノードから応答がありません。しばらくしてからお試しください。',
  'error.offline': 'オフラインです。接続を確認して、もう一度お試しください。',
  'error.chain-unknown': '{wallet} はこのネットワークを認識していません。',
  'error.chain-add-failed': '{wallet} はこのネットワークを追加できませんでした。',
  'error.switch-ignored':
    '{wallet} のネットワークは変わっていません。ウォレット側で切り替えてください。',
  'error.unsupported-method': '{wallet} ではこの操作ができません。',
  'error.disconnected': '{wallet} の接続が切れています。もう一度接続してください。',
  'error.chain-disconnected':
    '{wallet} がこのネットワークから切断されました。しばらくしてからお試しください。',
  'error.unauthorised':
    '{wallet} はこのアカウントを許可していません。別のアカウントを選んでください。',
  'error.no-account':
    '{wallet} からアカウントが得られません。ロックを解除し、アカウントを選んで、もう一度お試しください。',
  'error.session-expired': '{wallet} のセッションが終了しました。もう一度接続してください。',
  'error.pairing-expired': 'コードの有効期限が切れました。新しいコードを取得してください。',
  'error.wc-settlement': '{wallet} はこれらのネットワークを受け入れませんでした。',
  'error.sdk-not-installed':
    'このサイトからは {wallet} に接続できません。別のウォレットを選んでください。',
  'error.project-id-missing':
    'このサイトからは {wallet} に接続できません。別のウォレットを選んでください。',
  'error.provider-gone':
    '{wallet} はこのブラウザにもうありません。ページを再読み込みしてください。',
  'error.popup-blocked':
    'ブラウザが {wallet} のウィンドウをブロックしました。許可して、もう一度お試しください。',
  'error.safe-not-in-iframe':
    'Safe アプリから応答がありません。このページを Safe アプリ内で開いてください。',
  'error.siwe-nonce': 'メッセージを準備できません。もう一度お試しください！',
  'error.siwe-sign': 'メッセージに署名できません。もう一度お試しください！',
  'error.siwe-verify': '署名を検証できません。もう一度お試しください！',
  'error.unknown': '{wallet} で問題が発生しました。もう一度お試しください。',

  'account.atomic': '複数の手順を 1 つの取引で実行します',
  'account.atomicReady': '許可すると、複数の手順を 1 つの取引で実行できます',
  'account.sponsored': 'ネットワーク手数料を他の人が支払えます',
  'account.receive': '受け取る',
  'account.code': 'アドレスの QR コード',
  'account.onlyOn':
    '{chain} でのみ受け取れます。別のネットワークで送られたものは失われるおそれがあります。',
  'transaction.partly': '一部のみ完了',
  'transaction.steps': 'ステップ: {n}',
  'toasts.list': 'メッセージ',
  'terms.first': 'ウォレットを選ぶには、先にチェックを入れてください。',
}

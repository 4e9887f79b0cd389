### Quest for Makuta.

toa-tahu = Tahu
toa-gali = Gali
toa-lewa = Lewa
toa-onua = Onua
toa-kopaka = Kopaka
toa-pohatu = Pohatu
